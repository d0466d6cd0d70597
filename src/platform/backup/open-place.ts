import type { BackupPlace, PlaceSettings } from './backup-place';

/** What connects to the place is loaded with its first use. */
export async function openPlace(
  settings: PlaceSettings,
  allowPrivateHosts: readonly string[],
): Promise<BackupPlace> {
  if (settings.kind === 'disk') {
    const { folderPlace } = await import('./folder-place');
    return folderPlace(settings.folder);
  }
  if (settings.kind === 's3') {
    const { s3Place } = await import('./s3-place');
    return s3Place(settings, allowPrivateHosts);
  }
  const { webdavPlace } = await import('./webdav-place');
  return webdavPlace(settings, allowPrivateHosts);
}
