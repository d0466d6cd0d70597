import { useEffect, useRef } from 'react';
import type { Resolver } from 'react-hook-form';
import { errorResponseOf } from '#/platform/http-client/api';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { useDraftedForm } from '#/ui/use-drafted-form';
import { sendMessage } from '../client';
import type { ContactDetails } from '../contract';
import { contactWords } from '../copy';
import { minFillTime } from '../rules';

const fields: (keyof ContactDetails)[] = ['name', 'email', 'company', 'message', 'eventType'];
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Most readers of a page with the form never write, so the code that checks it is loaded only once somebody fills it in. */
const loadCheck = () => import('./contact-check').catch(() => undefined);

export function useContact() {
  const { validation, received, failure } = useWords(contactWords);
  const locale = useLocale();
  const notify = useNotice();
  // If the code of the check can't be loaded, the server's check is enough.
  const resolver: Resolver<ContactDetails> = async (values, ...rest) => {
    const check = await loadCheck();
    return check ? check.resolverIn(locale, validation)(values, ...rest) : { values, errors: {} };
  };
  const { form, draft, sending, limitMessage, sendWith } = useDraftedForm({
    name: 'message-draft',
    resolver,
    fields,
    failure,
    errorResponseOf,
  });
  const trap = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const send = sendWith(async (details) => {
    // If the form was filled in very quickly, for example by pasting, this waits, so that the message isn't taken for a bot's.
    const msTooEarly = minFillTime - (performance.now() - shownAt.current);
    if (msTooEarly > 0) await pause(msTooEarly);
    const entered = { ...details, language: locale, website: trap.current?.value ?? '' };
    const elapsed = Math.ceil(performance.now() - shownAt.current);
    const { message } = await sendMessage({ ...entered, elapsed }, draft.keyFor(entered));
    // A new key: if the visitor sends the same text once more, it is a second message.
    draft.renewKey();
    form.reset();
    notify({ title: received.title, text: message });
  });

  return { form, sending, send, trap, limitMessage, prepare: () => void loadCheck() };
}
