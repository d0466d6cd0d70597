// Loaded into the programs that toolchain.mjs and test.ts start. The channel to the launcher closes when the launcher dies,
// even by SIGKILL. The program then stops itself: otherwise it would go on running and using the data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
