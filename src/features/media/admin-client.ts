import { writtenClient } from '#/platform/http/written-client';
import type { MediaDraft, OwnersMedia } from './admin-contract';

export const ownersMediaClient = writtenClient<MediaDraft, OwnersMedia>('media');
