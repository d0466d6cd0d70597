import { useSuspenseQuery } from '@tanstack/react-query';
import { profileQuery } from '#/features/profile/client';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { VisuallyHidden, Wrap } from '#/ui/layout';

const networks = [
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'x', name: 'X' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'youtube', name: 'YouTube' },
] as const;

export function Footer() {
  const copy = useCopy('shell');
  const { data: profile } = useSuspenseQuery(profileQuery(useLocale()));
  return (
    <footer className="footer">
      <Wrap className="footer-row">
        <p className="footer-name">{profile.name}</p>
        <ul className="social">
          {networks.map(({ key, name }) => (
            <li key={key}>
              <a href={profile.social[key]} target="_blank" rel="noopener">
                <bdi>{name}</bdi> <VisuallyHidden>{copy.newTab}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
        <p className="footer-rights">
          {copy.rights(new Date().getFullYear(), profile.name)} {profile.demoNotice}
        </p>
      </Wrap>
    </footer>
  );
}
