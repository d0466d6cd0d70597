import type { Localized } from '#/platform/i18n/locale';

export interface Marketplace {
  /** A proper name, the same in every language. */
  name: string;
  url: string;
  /** An emoji, or the address of a picture. */
  logo: string;
}

export interface DemoBook {
  id: string;
  title: Localized;
  /** Plain text; cards cut it at 120 characters. */
  description: Localized;
  /** The cover's address. */
  image: string;
  marketplaces: Marketplace[];
  sortOrder: number;
  isPublished: boolean;
}
