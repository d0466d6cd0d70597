import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminHead } from '#/owner/kit/admin-head';
import { RowList } from '#/owner/kit/row-list';
import { technicalText } from '#/owner/kit/technical-text';
import { Button } from '#/ui/button';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { redirectsQuery } from '../../admin-client';
import { pageSize } from '../../admin-contract';
import { adminRedirectsWords } from '../../copy';
import { RedirectForm } from './redirect-form';
import { RedirectItem } from './redirect-item';
import styles from './redirects.module.css';

export function RedirectsRoom() {
  const words = useWords(adminRedirectsWords);
  const [typed, setTyped] = useState('');
  const [pages, setPages] = useState(1);
  const q = useDeferredValue(typed.trim()) || undefined;
  const { data: found } = useQuery(redirectsQuery({ q, ...(pages > 1 ? { pages } : {}) }));
  const { redirects = [], total = 0 } = found ?? {};
  const isSearchable = total > 5 || typed !== '';
  return (
    <>
      <AdminHead title={words.title} />
      {isSearchable ? (
        <div className={styles.search}>
          <Field label={words.search}>
            <Input
              type="search"
              {...technicalText}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setPages(1);
              }}
            />
          </Field>
        </div>
      ) : null}
      <RowList
        id="redirects"
        words={{
          ...words,
          title: words.part,
          ...(q ? { empty: words.nothing, emptyText: words.nothingText } : {}),
        }}
        items={redirects}
        form={(onDone) => <RedirectForm onDone={onDone} />}
        row={(redirect, { isOpen, open, close, focusOn }) =>
          isOpen ? (
            <RedirectForm redirect={redirect} onDone={close} />
          ) : (
            <RedirectItem redirect={redirect} onEdit={open} onRemoved={() => focusOn('add')} />
          )
        }
      />
      <p role="status" className={styles.found}>
        {isSearchable && total > 0 ? words.found(redirects.length, total) : null}
      </p>
      {total > pages * pageSize ? (
        <Actions>
          <Button kind="secondary" dense onClick={() => setPages(pages + 1)}>
            {words.more}
          </Button>
        </Actions>
      ) : null}
    </>
  );
}
