import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { itemClient } from '#/owner/items/client';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { LongTextField } from '#/owner/kit/long-text-field';
import { Button, inlineActionClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useRunning } from '#/ui/use-running';
import { sendIsbns } from '../../admin-isbn-client';
import { type IsbnOutcome, maxPasted } from '../../admin-isbn-contract';
import { adminBooksWords } from '../../copy';
import { bookItem } from '../../item';
import styles from './isbn-part.module.css';

export function IsbnPart() {
  const { isbn: words } = useWords(adminBooksWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { busy, run } = useRunning();
  const [outcomes, setOutcomes] = useState<IsbnOutcome[]>();

  const send = async () => {
    if (text.trim() === '') return setError(words.nothing);
    setError(undefined);
    const makeDrafts = async () => {
      setOutcomes(await sendIsbns(text, locale));
      void itemClient(bookItem).invalidate(queries);
    };
    await run(makeDrafts, { failed: { title: words.failed, text: words.failedText } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <AdminPart id="moving-books" title={words.title} note={words.text}>
      <form noValidate className={styles.form} aria-labelledby="moving-books" onSubmit={submit}>
        <LongTextField
          label={words.numbers}
          hint={words.hint}
          error={error}
          name="numbers"
          rows={5}
          dir="ltr"
          spellCheck={false}
          max={maxPasted}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Actions>
          <Button type="submit" kind="secondary" dense busy={busy}>
            {words.submit}
          </Button>
        </Actions>
      </form>
      <div role="status">{outcomes ? <Outcomes outcomes={outcomes} /> : null}</div>
    </AdminPart>
  );
}

function Outcomes({ outcomes }: { outcomes: readonly IsbnOutcome[] }) {
  const { isbn: words } = useWords(adminBooksWords);
  const sentence = (each: IsbnOutcome) => {
    if (each.outcome !== 'added') return words.outcomes[each.outcome];
    return each.registered
      ? `${words.outcomes.added} ${words.registered[each.registered]}`
      : words.outcomes.added;
  };
  return (
    <>
      <ul className={styles.list} aria-label={words.list}>
        {outcomes.map((each, index) => {
          const shown = 'isbn' in each ? each.isbn : each.line;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and each response replaces the whole list
            <li key={index}>
              <bdi>{shown}</bdi> <span>{sentence(each)}</span>
            </li>
          );
        })}
      </ul>
      <p>
        <Link to="/admin/books" className={inlineActionClass}>
          {words.books}
        </Link>
      </p>
    </>
  );
}
