import { publicWords } from '#/web/copy';
import { ownersWords } from '#/web/copy/admin';

/** What the pages of visitors say. */
export const tr = await publicWords.load('tr');
export const en = await publicWords.load('en');
export const ar = await publicWords.load('ar');

/** What the owner's room says. */
export const owners = {
  tr: await ownersWords.load('tr'),
  en: await ownersWords.load('en'),
  ar: await ownersWords.load('ar'),
};
