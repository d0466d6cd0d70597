import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { FactList } from '#/owner/kit/fact-list';
import { StatusTag, type StatusTone } from '#/owner/kit/status-tag';
import { useSaving } from '#/owner/kit/use-saving';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import { ownCalendarKey, ownCalendarQuery, removeAccount, syncAccount } from '../../admin-client';
import type { CalendarAccount, OwnCalendar } from '../../admin-queries';
import { adminOwnCalendarWords } from '../../copy';
import { AccountForm } from './account-form';
import styles from './account-part.module.css';
import { CalendarChoice } from './calendar-choice';
import { ProposalList } from './proposal-list';

export function AccountPart() {
  const { account: words } = useWords(adminOwnCalendarWords);
  const { data } = useQuery(ownCalendarQuery(useLocale()));
  if (!data) return null;
  return (
    <>
      <ProposalList />
      <AdminPart id="calendar-account" title={words.title} note={words.text}>
        {data.account ? <Account account={data.account} /> : <NoAccount />}
      </AdminPart>
    </>
  );
}

function NoAccount() {
  const { account: words } = useWords(adminOwnCalendarWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOpen ? (
        <AccountForm onDone={() => setOpen(false)} />
      ) : (
        <div className={styles.empty}>
          <p>{words.empty}</p>
          <Actions>
            <Button kind="secondary" dense onClick={() => setOpen(true)}>
              {words.connect}
            </Button>
          </Actions>
        </div>
      )}
      <h4 className={`${styles.help} field-label`}>{words.helpTitle}</h4>
      <FactList facts={words.help.map(([term, detail]) => ({ term, detail, wide: true }))} />
    </>
  );
}

const tones: Record<CalendarAccount['state'], StatusTone> = { waiting: 'open', ok: 'done', failing: 'bad' };

function Account({ account }: { account: CalendarAccount }) {
  const { account: words } = useWords(adminOwnCalendarWords);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const syncing = useSaving<OwnCalendar>({ queryKey: ownCalendarKey, missing: words.missing });
  const removing = useSaving<OwnCalendar>({ queryKey: ownCalendarKey, missing: words.missing });
  const { host, username, state } = account;
  const remove = () => removing.runAndSay(() => removeAccount(locale), words.removed);
  return (
    <div className={styles.account}>
      <div>
        <p className={styles.name}>
          <bdi dir="ltr">{username}</bdi> <bdi dir="ltr">{host}</bdi>
        </p>
        <p role="status">
          <StatusTag tone={tones[state]}>{words.states[state]}</StatusTag> <State account={account} />
        </p>
      </div>
      {isOpen ? (
        <AccountForm account={account} onDone={() => setOpen(false)} />
      ) : (
        <Actions>
          <Button
            kind="secondary"
            dense
            busy={syncing.busy || state === 'waiting'}
            onClick={() => void syncing.run(() => syncAccount(locale))}
          >
            {words.sync}
          </Button>
          <Button kind="secondary" dense onClick={() => setOpen(true)}>
            {words.newPassword}
          </Button>
          <ConfirmStep words={words.remove} busy={removing.busy} onConfirm={remove} />
        </Actions>
      )}
      <CalendarChoice account={account} />
    </div>
  );
}

function State({ account: { state, error, readAt } }: { account: CalendarAccount }) {
  const { account: words } = useWords(adminOwnCalendarWords);
  const inShort = useShortDateTime();
  const moment = readAt && inShort(readAt);
  const sentences = [
    state === 'failing' && error ? words.reasons[error] : undefined,
    state === 'failing' && moment ? words.lastGood(moment) : undefined,
    state === 'ok' && moment ? words.readAt(moment) : undefined,
  ];
  return <span>{sentences.filter(Boolean).join(' ')}</span>;
}
