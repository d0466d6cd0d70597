import { type FormValues, formValues } from '#/owner/items/form/use-item-form';
import { inAll } from '#/owner/items/item';
import type { OwnersMedia } from '../../admin-contract';
import { watchAddress } from '../../rules';
import type { TypedLength } from './length-text';

export interface MediaValues extends Omit<FormValues<OwnersMedia>, 'durationSeconds'> {
  durationSeconds: TypedLength;
}

/** A recording as its form holds it: the video by its whole address, which says its platform too. */
export function mediaValues(item?: OwnersMedia, place = 0, today = ''): MediaValues {
  if (item) return { ...formValues(item), videoId: item.videoId && watchAddress(item) };
  return {
    title: inAll(null),
    channel: inAll(null),
    description: inAll(null),
    thumbnail: '',
    videoId: '',
    platform: 'youtube',
    date: today,
    durationSeconds: null,
    sortOrder: place,
    isPublished: true,
    automatic: [],
  };
}
