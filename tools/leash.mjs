// Loaded into programs that toolchain.mjs, test.ts and tests start. When the process that started the program dies, even by
// SIGKILL, the channel between them closes. The program then stops itself. Otherwise it would go on using the data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
