import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = (id: string) => id.replace(/[^A-Za-z0-9.-]+/g, '_');

/** Stores a mail as `<id>.eml`, completely or not at all; storing the same mail again replaces its file. */
export async function writeMailFile(directory: string, id: string, content: Uint8Array): Promise<void> {
  const name = fileName(id);
  const target = join(directory, `${name}.eml`);
  const unfinished = join(directory, `.${name}.${process.pid}.unfinished`);
  await mkdir(directory, { recursive: true });
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, target);
  const folder = await open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export const removeMailFile = (directory: string, id: string): Promise<void> =>
  rm(join(directory, `${fileName(id)}.eml`), { force: true });
