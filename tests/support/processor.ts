/** Starts measuring the processor milliseconds of this process, which other load on the machine doesn't affect. */
export function processorTime(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
}
