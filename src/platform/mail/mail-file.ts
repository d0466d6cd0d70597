import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '#/platform/files/whole-file';

const fileOf = (directory: string, id: string) =>
  join(directory, `${id.replace(/[^A-Za-z0-9.-]+/g, '_')}.eml`);

/** Stores a mail as `<id>.eml`, completely or not at all; storing the same mail again replaces its file. */
export async function writeMailFile(directory: string, id: string, content: Uint8Array): Promise<void> {
  await mkdir(directory, { recursive: true });
  await replaceFile(fileOf(directory, id), content);
}

export const removeMailFile = (directory: string, id: string): Promise<void> =>
  rm(fileOf(directory, id), { force: true });
