import { Link } from '@tanstack/react-router';
import { useProfile } from '#/features/profile/client';
import { locales } from '#/platform/i18n/locale';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { ThemeSwitch } from '#/ui/theme-switch';
import { shellWords } from '#/web/shell/copy';
import styles from '#/web/shell/nav.module.css';
import { LanguageSwitch } from '../shell/language-switch';
import { adminWords } from './copy';

export function SignInBrand() {
  const { site } = useWords(adminWords);
  const profile = useProfile();
  return (
    <Link to="/" className={styles.brand}>
      {profile.name}
      <VisuallyHidden>: {site}</VisuallyHidden>
    </Link>
  );
}

export function SignInTools({ named = false }: { named?: boolean }) {
  const { theme } = useWords(shellWords);
  return (
    <>
      <LanguageSwitch languages={locales} />
      <ThemeSwitch label={theme} named={named} />
    </>
  );
}
