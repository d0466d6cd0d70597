import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AdminPart } from '#/owner/kit/admin-head';
import { technicalText } from '#/owner/kit/technical-text';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { Paragraph, Unbroken } from '#/ui/unbroken';
import { mailDomainQuery } from '../../admin-client';
import type { DomainFinding, OwnersMailDomain } from '../../admin-contract';
import { adminMailWords } from '../../copy';
import styles from './mail-form.module.css';

/** The DNS records are looked up only when the owner presses the button. */
export function DomainPart() {
  const { domain: words } = useWords(adminMailWords);
  const [selector, setSelector] = useState('');
  const [asked, setAsked] = useState<string>();
  const { data, isError, isFetching, refetch } = useQuery({
    ...mailDomainQuery(asked ?? ''),
    enabled: asked !== undefined,
  });
  const look = (event: FormEvent) => {
    event.preventDefault();
    if (asked === selector.trim()) void refetch();
    else setAsked(selector.trim());
  };
  return (
    <AdminPart id="mail-domain" title={words.title} note={words.note}>
      <form noValidate className={styles.outcome} onSubmit={look}>
        {data?.dkim.state === 'missing' && !data.isShared ? (
          <Field label={words.selector} hint={words.selectorHint}>
            <Input
              {...technicalText}
              maxLength={63}
              value={selector}
              onChange={({ target }) => setSelector(target.value)}
            />
          </Field>
        ) : null}
        <div>
          <Button type="submit" kind="secondary" dense busy={isFetching}>
            {isFetching ? words.looking : words.look}
          </Button>
        </div>
      </form>
      <div role="status" className={styles.findings}>
        {isError ? <Notice tone="danger">{words.failed}</Notice> : null}
        {data && !isFetching ? <Findings domain={data} /> : null}
      </div>
    </AdminPart>
  );
}

function Findings({ domain }: { domain: OwnersMailDomain }) {
  const { domain: words } = useWords(adminMailWords);
  if (domain.isShared) return <Notice>{words.shared(domain.domain)}</Notice>;
  return (
    <>
      {(['spf', 'dkim', 'dmarc'] as const).map((kind) => (
        <Finding key={kind} kind={kind} finding={domain[kind]} />
      ))}
    </>
  );
}

function Finding({ kind, finding }: { kind: 'spf' | 'dkim' | 'dmarc'; finding: DomainFinding }) {
  const { domain: words } = useWords(adminMailWords);
  const { state, records = [], line, certain } = finding;
  const states: Partial<Record<DomainFinding['state'], string>> = words[kind].states;
  return (
    <section aria-labelledby={`domain-${kind}`}>
      <h4 id={`domain-${kind}`}>{words[kind].title}</h4>
      <Paragraph className="text-muted">{words[kind].text}</Paragraph>
      <p>
        <strong>{words.states[state]}</strong> <Unbroken>{states[state]}</Unbroken>
      </p>
      {records.length > 0 ? <Lines label={words.stands} lines={records} /> : null}
      {line ? (
        <>
          <Paragraph>{certain ? words.enter : words.enterRoughly}</Paragraph>
          <Lines label={words.host} lines={[line.host]} />
          <Lines label={words.value} lines={[line.value]} />
        </>
      ) : null}
    </section>
  );
}

const Lines = ({ label, lines }: { label: string; lines: readonly string[] }) => (
  <p className={styles.record}>
    <span className="text-meta">{label}</span>
    {lines.map((each) => (
      <code key={each} dir="ltr">
        {each}
      </code>
    ))}
  </p>
);
