import { type PageLook, shortNameIn } from '#/features/look/contract';
import type { Profile } from '#/features/profile/contract';
import { type Locale, textDirection } from '#/platform/i18n/locale';
import type { SiteLanguages } from '#/platform/i18n/site-languages';
import { addressIn } from '../head/addresses';
import { iconPath } from './icon';
import { background } from './site-colours';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shippedIcons = [
  icon('/img/icon-192.png', 192, 'any'),
  icon('/img/icon-512.png', 512, 'any'),
  icon('/img/icon-maskable-512.png', 512, 'maskable'),
  { src: '/img/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
];

const ownIcons = (version: string) => [
  icon(iconPath('192', version), 192, 'any'),
  icon(iconPath('512', version), 512, 'any'),
  icon(iconPath('maskable-512', version), 512, 'maskable'),
];

export const webManifest = (
  profile: Profile,
  locale: Locale,
  languages: SiteLanguages,
  look: PageLook | undefined,
) => ({
  id: '/',
  name: profile.name,
  short_name: (look && shortNameIn(look, locale)) ?? profile.nameLines[0] ?? profile.name,
  description: profile.description,
  lang: locale,
  dir: textDirection(locale),
  start_url: addressIn({ baseUrl: '', languages }, '/', locale),
  scope: '/',
  display: 'standalone',
  display_override: ['minimal-ui', 'standalone'],
  theme_color: (look?.background ?? background).light,
  background_color: (look?.background ?? background).light,
  icons: look?.icon ? ownIcons(look.icon) : shippedIcons,
});
