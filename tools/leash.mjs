// Loaded into the programs that toolchain.mjs and test.ts start. When the process that started the program dies, even by SIGKILL,
// the channel between them closes. The program then stops itself. Otherwise it would go on running and using the data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
