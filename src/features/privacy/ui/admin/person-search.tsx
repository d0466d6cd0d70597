import { useEffect, useRef, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { technicalText } from '#/owner/kit/technical-text';
import { refusalOf } from '#/platform/http-client/api';
import { comma } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { useRunning } from '#/ui/use-running';
import { findPerson } from '../../admin-client';
import type { Person } from '../../admin-contract';
import type { ErasureReceipt } from '../../admin-queries';
import { adminPrivacyWords } from '../../copy';
import { PersonFound } from './person-found';
import { PersonMentions } from './person-mentions';
import styles from './privacy-room.module.css';
import { ReceiptText } from './receipt-list';

/** Whether a text looks complete as a mail address or phone number. Part of one could also find other people. */
const isContact = (text: string): boolean =>
  /^\S+@\S+\.\S+$/.test(text) || (!text.includes('@') && text.replace(/[^\d٠-٩۰-۹]/g, '').length >= 7);

/** The typed mail addresses and phone numbers are never stored in the browser, because they are personal data. */
export function PersonSearch() {
  const { person: words, receipt: receiptWords } = useWords(adminPrivacyWords);
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { busy, run } = useRunning();
  const [searched, setSearched] = useState<string[]>([]);
  const [found, setFound] = useState<Person>();
  const [receipt, setReceipt] = useState<ErasureReceipt>();

  const receiptBox = useRef<HTMLElement>(null);
  // The pressed button has disappeared or is disabled, so the focus moves to the receipt.
  useEffect(() => {
    if (receipt) receiptBox.current?.focus();
  }, [receipt]);

  const search = (contacts: string[]) => {
    setReceipt(undefined);
    return run(
      async () => {
        setFound(await findPerson(contacts, locale));
        setSearched(contacts);
      },
      { failed: (failure) => ({ title: words.failed, text: refusalOf(failure)?.problem?.detail }) },
    );
  };
  const submit = async (contact: string) => {
    setError(isContact(contact) ? undefined : words.tooShort);
    // What was found before is about somebody else, perhaps.
    if (!isContact(contact) || !(await search([contact]))) setFound(undefined);
  };
  return (
    <AdminPart id="privacy-person" title={words.title} note={words.note}>
      <search>
        <form
          noValidate
          method="post"
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            void submit(typed.trim());
          }}
        >
          <Field label={words.contact} error={error}>
            <Input {...technicalText} value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <Actions>
            <Button type="submit" dense busy={busy}>
              {busy ? words.searching : words.search}
            </Button>
          </Actions>
        </form>
      </search>
      <div role="status" className={styles.status}>
        {found ? (
          <p className="text-small text-muted">
            {words.about}
            <bdi dir="ltr">{searched.join(comma.en)}</bdi>
          </p>
        ) : null}
        {found && !receipt ? (
          <p>{found.records.length > 0 ? words.found(found.records.length) : words.none}</p>
        ) : null}
      </div>
      {receipt ? (
        <section ref={receiptBox} tabIndex={-1} className={styles.receipt} aria-label={receiptWords.title}>
          <p className="text-h4">{receiptWords.title}</p>
          <p className="field-hint">{receiptWords.note}</p>
          <ReceiptText text={receipt.text[receipt.language]} language={receipt.language} />
        </section>
      ) : null}
      {found && found.records.length > 0 ? (
        <PersonFound
          person={found}
          contacts={searched}
          onAdd={(contact) => void search([...searched, contact])}
          onErased={(left, erased) => {
            setFound(left);
            setReceipt(erased);
          }}
        />
      ) : null}
      {found && found.mentions.length > 0 ? (
        <PersonMentions
          mentions={found.mentions}
          onEmptied={(id) =>
            setFound({ ...found, mentions: found.mentions.filter((mention) => mention.id !== id) })
          }
        />
      ) : null}
    </AdminPart>
  );
}
