// Loaded into a program that toolchain.mjs started: the channel to the launcher closes when the launcher dies,
// even by SIGKILL, and then the program is asked to stop, so that none is left behind holding the data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
