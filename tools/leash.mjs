// Loaded into programs that toolchain.mjs starts: the channel to the launcher closes when the launcher dies, even by
// SIGKILL; then the program stops itself, so that none is left holding the data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
