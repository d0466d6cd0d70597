import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AdminPart } from '#/owner/kit/admin-head';
import { dateFormat } from '#/platform/i18n/dates';
import { comma } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { storedNoticeQuery } from '../../admin-client';
import type { OwnersPrivacy } from '../../admin-queries';
import { adminPrivacyWords } from '../../copy';
import styles from './privacy-room.module.css';

type Notice = OwnersPrivacy['notices'][number];

/** The text of a notice is loaded when it is opened. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const { notices: words } = useWords(adminPrivacyWords);
  return (
    <AdminPart
      id="privacy-notices"
      title={words.title}
      note={words.note}
      end={<Link to="/privacy">{words.page}</Link>}
    >
      <ul className={styles.records} aria-labelledby="privacy-notices">
        {notices.map((notice) => (
          <NoticeVersion key={notice.version} notice={notice} />
        ))}
      </ul>
    </AdminPart>
  );
}

function NoticeVersion({ notice: { version, form, since } }: { notice: Notice }) {
  const { notices: words } = useWords(adminPrivacyWords);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const day = dateFormat(locale, timeZone, { day: 'numeric', month: 'long', year: 'numeric' });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li id={version}>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          {`${words.forms[form]}${comma[locale].trimEnd()}`}{' '}
          <span className="text-muted">{words.version(version, day.format(new Date(since)))}</span>
        </summary>
        {isOpen ? <NoticeText version={version} /> : null}
      </details>
    </li>
  );
}

function NoticeText({ version }: { version: string }) {
  const { notices: words } = useWords(adminPrivacyWords);
  const { data, isError } = useQuery(storedNoticeQuery(version, useLocale()));
  if (!data) return <p role="status">{isError ? words.failed : words.loading}</p>;
  return (
    <div className={styles.notice}>
      {data.sections.map(({ id, title, paragraphs, facts, items }) => (
        <section key={id}>
          <h4>{title}</h4>
          {[...paragraphs, ...facts.map(({ term, text }) => `${term}: ${text}`), ...items].map((text) => (
            <p key={text} className="text-small">
              {text}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
