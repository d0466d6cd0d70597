import type { BackupPlace, PlaceSettings } from './backup-place';

/** Opens the place where archives are kept. The code for each kind of place is loaded only when that kind is used. */
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
