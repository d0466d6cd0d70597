import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { profileQuery } from '#/features/profile/client';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { VisuallyHidden } from '#/ui/layout';
import { ThemeSwitch } from '#/ui/theme-switch';
import { LanguageSwitch } from '../shell/language-switch';

/** Whose site it is; leads there. */
export function EntranceBrand() {
  const { site } = useCopy('admin');
  const { data: profile } = useSuspenseQuery(profileQuery(useLocale()));
  return (
    <Link to="/" className="brand">
      {profile.name}
      <VisuallyHidden>: {site}</VisuallyHidden>
    </Link>
  );
}

export function EntranceTools() {
  const { theme } = useCopy('shell');
  return (
    <>
      <LanguageSwitch />
      <ThemeSwitch label={theme} />
    </>
  );
}
