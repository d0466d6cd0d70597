import { Link } from '@tanstack/react-router';
import { privacyWords } from '#/features/privacy/copy';
import { useProfile } from '#/features/profile/client';
import { inOneLine } from '#/features/profile/rules';
import { dateFormat } from '#/platform/i18n/dates';
import { useLocale, useWords } from '#/ui/language/language';
import { VisuallyHidden, Wrap } from '#/ui/layout';
import { shellWords } from './copy';
import styles from './footer.module.css';

const networks = [
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'x', name: 'X' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'youtube', name: 'YouTube' },
] as const;

/** Name, social links and copyright. */
export function Footer() {
  const copy = useWords(shellWords);
  const privacy = useWords(privacyWords);
  const locale = useLocale();
  const profile = useProfile();
  const year = dateFormat(locale, profile.timeZone, { year: 'numeric' }).format(new Date());
  const { name, address } = profile.legal ?? {};
  const legal = [name, address && inOneLine(address)].filter(Boolean).join(' · ');
  const shown = networks.filter(({ key }) => profile.social[key]);
  return (
    <footer className={styles.root}>
      <Wrap className={styles.row}>
        <p className="text-h3">{profile.name}</p>
        {shown.length > 0 ? (
          <ul className={styles.social}>
            {shown.map(({ key, name }) => (
              <li key={key}>
                <a href={profile.social[key]} target="_blank" rel="noopener">
                  <bdi>{name}</bdi>
                  <VisuallyHidden> {copy.newTab}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <p className={styles.rights}>
          {copy.rights(year, profile.name)} {profile.demoNotice}{' '}
          {legal ? <span dir="auto">{legal} </span> : null}
          <Link to="/privacy" className={styles.privacy}>
            {privacy.link}
          </Link>
        </p>
      </Wrap>
    </footer>
  );
}
