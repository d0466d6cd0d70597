import { useQuery } from '@tanstack/react-query';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { CopyButton } from '#/owner/kit/copy-button';
import { useSaving } from '#/owner/kit/use-saving';
import { Button } from '#/ui/button';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import { ownCalendarKey, ownCalendarQuery, removeFeed, renewFeed } from '../../admin-client';
import type { OwnCalendar } from '../../admin-queries';
import { adminOwnCalendarWords } from '../../copy';

export function FeedPart() {
  const { feed: words } = useWords(adminOwnCalendarWords);
  const { data } = useQuery(ownCalendarQuery(useLocale()));
  if (!data) return null;
  return (
    <AdminPart id="calendar-feed" title={words.title} note={words.text}>
      {data.feed ? <FeedAddress feed={data.feed} /> : <NoFeed />}
    </AdminPart>
  );
}

const useFeedSaving = () => useSaving<OwnCalendar>({ queryKey: ownCalendarKey });

function NoFeed() {
  const { feed: words } = useWords(adminOwnCalendarWords);
  const locale = useLocale();
  const { busy, runAndSay } = useFeedSaving();
  const create = () => runAndSay(() => renewFeed(locale), words.created);
  return (
    <>
      <p>{words.empty}</p>
      <Actions>
        <Button kind="secondary" dense busy={busy} onClick={() => void create()}>
          {words.create}
        </Button>
      </Actions>
    </>
  );
}

function FeedAddress({ feed: { address, createdAt } }: { feed: NonNullable<OwnCalendar['feed']> }) {
  const { feed: words } = useWords(adminOwnCalendarWords);
  const locale = useLocale();
  const inShort = useShortDateTime();
  const renewing = useFeedSaving();
  const removing = useFeedSaving();
  const renew = () => renewing.runAndSay(() => renewFeed(locale), words.renewed);
  const remove = () => removing.runAndSay(() => removeFeed(locale), words.removed);
  const made = words.createdAt(inShort(createdAt));
  return (
    <>
      {address === null ? (
        <p>{words.unreadable}</p>
      ) : (
        <Field label={words.address} hint={`${words.hint} ${made}`}>
          <Input
            readOnly
            dir="ltr"
            spellCheck={false}
            value={address}
            onFocus={({ target }) => target.select()}
          />
        </Field>
      )}
      <Actions>
        {address === null ? null : <CopyButton text={address} words={words} />}
        <ConfirmStep kind="secondary" words={words.renew} busy={renewing.busy} onConfirm={renew} />
        <ConfirmStep words={words.remove} busy={removing.busy} onConfirm={remove} />
      </Actions>
    </>
  );
}
