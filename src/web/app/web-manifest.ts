import type { Profile } from '#/features/profile/contract';
import { type Locale, textDirection } from '#/platform/i18n/locale';
import type { SiteLanguages } from '#/platform/i18n/site-languages';
import { addressIn } from '../head/addresses';
import { background } from './site-colours';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/img/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest (W3C) in one language. */
export const webManifest = (profile: Profile, locale: Locale, languages: SiteLanguages) => ({
  id: '/',
  name: profile.name,
  short_name: profile.nameLines[0] ?? profile.name,
  description: profile.description,
  lang: locale,
  dir: textDirection(locale),
  start_url: addressIn({ baseUrl: '', languages }, '/', locale),
  scope: '/',
  display: 'standalone',
  display_override: ['minimal-ui', 'standalone'],
  theme_color: background.light,
  background_color: background.light,
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('icon-maskable-512', 512, 'maskable'),
    { src: '/img/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
});
