import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { kitWords } from '#/owner/kit/copy';
import { type Locale, locales } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { Latin } from '#/ui/facts';
import { Field, Options, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import { useNotice } from '#/ui/notices';
import { saveFile } from '#/ui/save-file';
import { Paragraph } from '#/ui/unbroken';
import { useRunning } from '#/ui/use-running';
import { erasePerson, findPerson, ownersPrivacyQuery, personsFile } from '../../admin-client';
import type { Person, PersonRecord } from '../../admin-contract';
import type { ErasureReceipt } from '../../admin-queries';
import { adminPrivacyWords } from '../../copy';
import styles from './privacy-room.module.css';

interface PersonFoundProps {
  person: Person;
  /** The mail addresses and phone numbers that were searched for. */
  contacts: string[];
  /** Called to search for one more mail address or phone number as well. */
  onAdd: (contact: string) => void;
  /** Called after the erasure, with the data that is left. */
  onErased: (left: Person, receipt: ErasureReceipt | undefined) => void;
}

export function PersonFound({ person, contacts, onAdd, onErased }: PersonFoundProps) {
  const { person: words } = useWords(adminPrivacyWords);
  const [latest] = person.records;
  return (
    <>
      <ul className={styles.records} aria-label={words.list}>
        {person.records.map((record) => (
          <FoundRecord key={record.id} record={record} />
        ))}
      </ul>
      {person.others.length > 0 ? (
        <div className={styles.others}>
          <p>{words.others}</p>
          <Actions>
            {person.others.map((contact) => (
              <Button key={contact} kind="secondary" dense onClick={() => onAdd(contact)}>
                {words.add(contact)}
              </Button>
            ))}
          </Actions>
        </div>
      ) : null}
      <div className={styles.acts}>
        <HandOver contacts={contacts} language={latest?.language ?? 'tr'} />
        <Erase person={person} contacts={contacts} onErased={onErased} />
      </div>
    </>
  );
}

function FoundRecord({ record }: { record: PersonRecord }) {
  const { person: words } = useWords(adminPrivacyWords);
  const moment = useShortDateTime();
  const { kind, id, name, email, phone, createdAt, mails, erasable } = record;
  const whyKept: Partial<Record<typeof kind, string>> = {
    balances: words.stillOpen,
    enrolments: words.stillIn,
  };
  return (
    <li>
      <p>
        <Link to={`/admin/${kind}/$id`} params={{ id }}>
          {words.kinds[kind]}
        </Link>{' '}
        <span className="text-muted">{moment(createdAt)}</span>
      </p>
      <p className="text-small">
        <bdi>{name}</bdi> · <Latin text={email} />
        {phone ? (
          <>
            {' '}
            · <Latin text={phone} />
          </>
        ) : null}{' '}
        · {words.mails(mails)}
      </p>
      {erasable ? null : <p className="text-small text-muted">{whyKept[kind] ?? words.ahead}</p>}
    </li>
  );
}

function HandOver({ contacts, language: personsLanguage }: { contacts: string[]; language: Locale }) {
  const { file: words } = useWords(adminPrivacyWords);
  const { names } = useWords(kitWords).languages;
  const [language, setLanguage] = useState(personsLanguage);
  const { busy, run } = useRunning();
  const download = async () => saveFile(`${words.name}.html`, await personsFile(contacts, language));
  return (
    <section className={styles.act} aria-labelledby="privacy-file">
      <h4 id="privacy-file">{words.title}</h4>
      <Paragraph className="field-hint">{words.text}</Paragraph>
      <Field label={words.language}>
        <Select value={language} onChange={(event) => setLanguage(event.target.value as Locale)}>
          <Options of={locales} text={(each) => names[each]} />
        </Select>
      </Field>
      <Actions>
        <Button
          kind="secondary"
          dense
          busy={busy}
          onClick={() => void run(download, { failed: { title: words.failed } })}
        >
          {words.download}
        </Button>
      </Actions>
    </section>
  );
}

function Erase({ person, contacts, onErased }: Pick<PersonFoundProps, 'person' | 'contacts' | 'onErased'>) {
  const { erase: words } = useWords(adminPrivacyWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const { busy, run } = useRunning();
  const count = person.records.filter(({ erasable }) => erasable).length;
  const erase = async () => {
    const { receipt, left } = await erasePerson(contacts, locale);
    notify({ title: words.done, ...(left > 0 ? { text: words.left(left) } : {}) });
    onErased(await findPerson(contacts, locale), receipt ?? undefined);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ownersPrivacyQuery().queryKey }),
      queryClient.invalidateQueries({ queryKey: ['inbox'] }),
    ]);
  };
  return (
    <section className={styles.act} aria-labelledby="privacy-erase">
      <h4 id="privacy-erase">{words.title}</h4>
      <Paragraph className="field-hint">{words.text}</Paragraph>
      <ConfirmStep
        words={{ ...words, title: words.confirmTitle(count), text: words.confirmText }}
        busy={busy}
        disabled={count === 0}
        onConfirm={() => run(erase, { failed: { title: words.failed } })}
      />
    </section>
  );
}
