import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Arrow } from '#/ui/arrow';
import { backClass } from '#/ui/button';
import { Facts, MailLink } from '#/ui/facts';
import { useWords } from '#/ui/language/language';
import { Part, Wrap } from '#/ui/layout';
import { Paragraph, Unbroken } from '#/ui/unbroken';
import type { PrivacyNotice as Notice } from '../contract';
import { privacyWords } from '../copy';
import styles from './privacy.module.css';

interface PrivacyNoticeProps {
  notice: Notice;
  /** The mail address in the texts, which becomes a link. */
  email: string;
}

export function PrivacyNotice({ notice: { sections, browser }, email }: PrivacyNoticeProps) {
  const { page, version: versionTerm, videos, browser: words } = useWords(privacyWords);
  return (
    <Wrap className="privacy">
      <header className={styles.head}>
        <Link to="/" className={backClass}>
          <Arrow to="start" /> {page.home}
        </Link>
        <h1 className="text-h1">{page.title}</h1>
        <Paragraph className="text-lead">{page.lead}</Paragraph>
      </header>
      {sections.map(({ id, title, paragraphs, facts, items, version }) => (
        <Part key={id} id={id} title={title}>
          <div className="prose">
            {paragraphs.map((text) => (
              <p key={text}>
                <WithMailLink text={text} address={email} />
              </p>
            ))}
            {items.length > 0 ? (
              <ul>
                {items.map((text) => (
                  <li key={text}>
                    <Unbroken>{text}</Unbroken>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          {facts.length > 0 ? (
            <div className={styles.terms}>
              <Facts
                facts={facts.map(({ term, text }) => ({
                  term,
                  detail: <Unbroken>{text}</Unbroken>,
                  wide: true,
                }))}
              />
            </div>
          ) : null}
          {version ? (
            <p className={`${styles.version} text-small text-muted`}>
              {versionTerm}: <bdi dir="ltr">{version}</bdi>
            </p>
          ) : null}
        </Part>
      ))}
      <Part id="browser" title={words.title} className="part-last">
        <div className="prose">
          <Paragraph>{words.lead}</Paragraph>
        </div>
        <dl className={styles.stored}>
          {browser.map(({ name, place, purpose, duration }) => (
            <div key={`${name} ${place}`}>
              <dt>
                <bdi dir="ltr" className={styles.name} data-stored={name}>
                  {name}
                </bdi>
              </dt>
              <dd>
                <span>
                  <Unbroken>{purpose}</Unbroken>
                </span>
                <span className="text-small text-muted">
                  {place} · {duration}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <div className="prose">
          <Paragraph>{videos}</Paragraph>
        </div>
      </Part>
    </Wrap>
  );
}

function WithMailLink({ text, address }: { text: string; address: string }) {
  const parts = text.split(address);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    <Fragment key={index}>
      {index > 0 ? <MailLink address={address} /> : null}
      <Unbroken>{part}</Unbroken>
    </Fragment>
  ));
}
