import { writtenClient } from '#/owner/items/client';
import type { MediaDraft, OwnersMedia } from './admin-contract';

export const ownersMediaClient = writtenClient<MediaDraft, OwnersMedia>('media');
