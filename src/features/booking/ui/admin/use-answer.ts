import { useEffect, useRef, useState } from 'react';
import { useFragment } from '#/owner/kit/use-fragment';
import { refusalOf } from '#/platform/http-client/api';
import { type Attempt, nextAttempt } from '#/ui/attempt';
import { useLocale } from '#/ui/language/language';
import { useOneAtATime } from '#/ui/use-one-at-a-time';
import { type AnswerLink, askedAppointment, parseAnswerLink, sendAnswer } from '../../admin-answer-client';
import type { AskedAppointment } from '../../admin-answer-contract';
import type { Reservation } from '../../contract';

type State =
  | { kind: 'loading' | 'void' | 'unreachable' }
  | ({ kind: 'asking' } & AskedAppointment)
  | { kind: 'answered'; confirmed: boolean; reservation: Reservation };

export function useAnswer() {
  const locale = useLocale();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [link, setLink] = useState<AnswerLink>();
  const [failure, setFailure] = useState<'failed' | 'noResponse'>();
  const [sending, setSending] = useState(false);
  const attempt = useRef<Attempt>(undefined);
  const oneAtATime = useOneAtATime();
  const isAnswered = state.kind === 'answered';
  const fragment = useFragment();

  const load = async (opened: AnswerLink) => {
    try {
      setState({ kind: 'asking', ...(await askedAppointment(opened, locale)) });
    } catch (error) {
      setState({ kind: refusalOf(error)?.status === 403 ? 'void' : 'unreachable' });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read again only for another link or language
  useEffect(() => {
    if (isAnswered || fragment === undefined) return;
    const opened = parseAnswerLink(fragment ?? '');
    if (!opened) return setState({ kind: 'void' });
    setLink((before) => (before?.token === opened.token ? before : opened));
    void load(opened);
  }, [fragment, locale]);

  const showFailure = (error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal?.status === 403) setState({ kind: 'void' });
    else setFailure(refusal ? 'failed' : 'noResponse');
  };
  const answer = (message: string) =>
    oneAtATime(async () => {
      if (!link || state.kind !== 'asking') return;
      setSending(true);
      setFailure(undefined);
      attempt.current = nextAttempt([link, message], attempt.current);
      const { key } = attempt.current;
      try {
        const { confirmed } = await sendAnswer(link, { message, language: locale, key });
        setState({ kind: 'answered', confirmed, reservation: state.reservation });
      } catch (error) {
        showFailure(error);
      } finally {
        setSending(false);
      }
    });

  return {
    state,
    confirms: link?.confirms ?? true,
    failure,
    sending,
    turn: () => setLink((before) => before && { ...before, confirms: !before.confirms }),
    retry: () => link && load(link),
    answer,
  };
}
