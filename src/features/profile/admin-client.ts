import { itemClient } from '#/owner/items/client';
import { profileItem } from './item';

/** The profile for its owner. */
export const ownersProfileQuery = () => itemClient(profileItem).one('profile');
