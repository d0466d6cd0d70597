const lines = {
  missing: 'There is no such file',
  foreign: 'This is not a backup of Kürsü',
  encrypted: 'This backup is encrypted: its key is needed, as the recovery sheet shows it',
  wrong_key: 'This backup is encrypted under another key',
  plain:
    'This backup is not encrypted, though its name or the given key says that it is: somebody may have put it in the place of another',
  damaged: 'This backup is damaged or incomplete',
  newer: 'This backup was made by a newer version of Kürsü: restore it with that version',
} as const;

export type ArchiveFault = keyof typeof lines;

/** An archive that must not be restored. The message is one line for the operator. */
export class UnusableArchive extends Error {
  override readonly name = 'UnusableArchive';
  readonly fault: ArchiveFault;

  /** `detail` says which part of the archive is faulty, or how. It must never quote the contents of that part. */
  constructor(fault: ArchiveFault, detail?: string, cause?: unknown) {
    super(`${lines[fault]}${detail ? ` (${detail})` : ''}.`, { cause });
    this.fault = fault;
  }
}
