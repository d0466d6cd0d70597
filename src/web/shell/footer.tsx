import { Link } from '@tanstack/react-router';
import { privacyWords } from '#/features/privacy/copy';
import { useProfile } from '#/features/profile/client';
import { inOneLine, networks } from '#/features/profile/rules';
import { dateFormat } from '#/platform/i18n/dates';
import { useLocale, useWords } from '#/ui/language/language';
import { VisuallyHidden, Wrap } from '#/ui/layout';
import { shellWords } from './copy';
import styles from './footer.module.css';

const networkNames: Record<(typeof networks)[number], string> = {
  linkedin: 'LinkedIn',
  x: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
};

export function Footer() {
  const copy = useWords(shellWords);
  const privacy = useWords(privacyWords);
  const locale = useLocale();
  const profile = useProfile();
  const year = dateFormat(locale, profile.timeZone, { year: 'numeric' }).format(new Date());
  const { name, address } = profile.legal ?? {};
  const legal = [name, address && inOneLine(address)].filter(Boolean).join(' · ');
  const shown = networks.filter((network) => profile.social[network]);
  return (
    <footer className={styles.root}>
      <Wrap className={styles.row}>
        <p className="text-h3">{profile.name}</p>
        {shown.length > 0 ? (
          <ul className={styles.social}>
            {shown.map((network) => (
              <li key={network}>
                <a href={profile.social[network]} target="_blank" rel="noopener">
                  <bdi>{networkNames[network]}</bdi>
                  <VisuallyHidden> {copy.newTab}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <p className={styles.rights}>
          {/* The server's year stays, because a device's clock may be wrong. Cached pages are rendered again after midnight
              (docs/decisions/0006-page-cache.md). */}
          <span suppressHydrationWarning>{copy.rights(year, profile.name)}</span> {profile.demoNotice}{' '}
          {legal ? <span dir="auto">{legal} </span> : null}
          <Link to="/privacy" className={styles.privacy}>
            {privacy.link}
          </Link>
        </p>
      </Wrap>
    </footer>
  );
}
