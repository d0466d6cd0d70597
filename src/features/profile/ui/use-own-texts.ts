import { useProfile } from '../client';
import { ownTexts } from '../rules';

/** The owner's texts of pages in the language shown, or else the shipped ones. */
export const useOwnTexts = () => ownTexts(useProfile());
