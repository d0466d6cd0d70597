import { useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '#/platform/http-client/api';
import type { MailLink } from '#/platform/http-client/mail-link';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { useAttempts } from '#/ui/use-attempts';
import { useOneAtATime } from '#/ui/use-one-at-a-time';
import { answerEntry, answerOffer, waitingQuery } from '../client';
import { waitingWords } from '../copy';

type Act = 'confirm' | 'leave' | 'decline' | 'take';

/** The actions of the holder of an entry's link. They run one at a time, and the entry is reloaded after each. */
export function useWaiting(link: MailLink) {
  const { failure, offer } = useWords(waitingWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const oneAtATime = useOneAtATime();
  const { running, attempt } = useAttempts<Act>();
  const run = (act: Act, work: () => Promise<unknown>, done?: string) =>
    oneAtATime(() =>
      attempt(act, async () => {
        try {
          await work();
          if (done) notify({ title: done });
        } catch (error) {
          const refusal = refusalOf(error);
          const text = refusal?.problem?.errors?.[0]?.message ?? refusal?.problem?.detail ?? failure.text;
          notify({
            tone: 'danger',
            title: act === 'take' && refusal?.status === 409 ? offer.gone : failure.title,
            text,
          });
        }
        await queryClient.invalidateQueries(waitingQuery(link, locale));
      }),
    );
  return {
    busy: running,
    confirm: () => run('confirm', () => answerEntry(link, 'confirm', locale)),
    leave: () => run('leave', () => answerEntry(link, 'leave', locale)),
    decline: (offerId: string) =>
      run('decline', () => answerOffer(link, 'decline', { offerId, language: locale }), offer.declined),
    take: (offerId: string, answers: Record<string, string>) =>
      run('take', () => answerOffer(link, 'take', { offerId, answers, language: locale })),
  };
}
