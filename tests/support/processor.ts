/** Starts to count the milliseconds of the processor that this process takes; what else the machine does is not in it. */
export function processorTime(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
}
