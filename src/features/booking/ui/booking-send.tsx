import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isolated } from '#/platform/i18n/direction';
import { comma } from '#/platform/i18n/locale';
import { Button, ButtonLink } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { VisuallyHidden } from '#/ui/layout';
import { Paragraph } from '#/ui/unbroken';
import type { Slot } from '../contract';
import { bookingWords } from '../copy';
import { canSendWhatsapp, missingAnswers, missingFields } from './booking-request';
import { ChosenClocks } from './chosen-slot';
import { slotLabel } from './slot-calendar';
import type { Booking, BookingNotice } from './use-booking';

interface BookingSendProps {
  booking: Booking;
  privacy: ReactNode;
  /** Undefined if the owner has no WhatsApp number. */
  onWhatsapp: (() => void) | undefined;
  /** The `mailto:` address of a mail to the owner, with the message that WhatsApp would send. */
  mailAddress: string | undefined;
}

export function BookingSend({ booking, privacy, onWhatsapp, mailAddress }: BookingSendProps) {
  const { form: words, whatsapp, request } = useWords(bookingWords);
  const submit = useRef<HTMLButtonElement>(null);
  const missingId = useId();
  const locale = useLocale();
  const { values, service, chosen, sending, notice } = booking;
  const labels = { ...words, serviceId: words.service.label, slot: words.time.title };
  // A service in the page's address counts as chosen before the form's values contain it.
  const missing = [
    ...missingFields({ ...values, serviceId: service?.id }, chosen).map((field) => labels[field]),
    ...missingAnswers(values, service).map(({ label }) => isolated(label)),
  ];
  const canMessage = canSendWhatsapp(values);
  const own = service?.approval ? request : undefined;
  return (
    <div className="send">
      {notice ? (
        <SendNotice
          notice={notice}
          hasWhatsApp={onWhatsapp !== undefined}
          onWhatsapp={canMessage ? onWhatsapp : undefined}
          mailAddress={mailAddress}
          onChoose={(slot) => {
            flushSync(() => booking.choose(slot));
            submit.current?.focus();
          }}
        />
      ) : null}
      {chosen ? <ChosenClocks slot={chosen} /> : null}
      {privacy}
      <Button
        ref={submit}
        type="submit"
        disabled={missing.length > 0}
        busy={sending}
        aria-describedby={missing.length > 0 ? missingId : undefined}
      >
        {sending ? words.send.sending : (own?.submit ?? words.send.submit)}
      </Button>
      <Paragraph className="text-small text-muted">{own?.sendHint ?? words.send.hint}</Paragraph>
      {missing.length > 0 ? (
        <Paragraph id={missingId} className="send-missing">
          {words.send.missing(missing.join(comma[locale]))}
        </Paragraph>
      ) : null}
      {onWhatsapp ? (
        <Button kind="chat" disabled={!canMessage} onClick={onWhatsapp}>
          {words.send.whatsapp} <VisuallyHidden>{whatsapp.newTab}</VisuallyHidden>
        </Button>
      ) : null}
    </div>
  );
}

interface SendNoticeProps {
  hasWhatsApp: boolean;
  notice: BookingNotice;
  onWhatsapp: (() => void) | undefined;
  mailAddress: string | undefined;
  onChoose: (slot: Slot) => void;
}

function SendNotice({ hasWhatsApp, notice, onWhatsapp, mailAddress, onChoose }: SendNoticeProps) {
  const copy = useWords(bookingWords);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new notice takes the focus, not only the first
  useEffect(() => {
    box.current?.focus();
  }, [notice]);
  if (notice.kind === 'lost') return <LostSlot {...notice} box={box} onChoose={onChoose} />;
  const hasReachedLimit = notice.kind === 'bound';
  return (
    <Notice
      ref={box}
      tabIndex={-1}
      tone="danger"
      className="send-notice"
      actions={
        <>
          {onWhatsapp ? (
            <Button kind="chat" dense onClick={onWhatsapp}>
              {copy.form.send.whatsapp} <VisuallyHidden>{copy.whatsapp.newTab}</VisuallyHidden>
            </Button>
          ) : null}
          {(hasReachedLimit || !hasWhatsApp) && mailAddress ? (
            <ButtonLink kind="secondary" dense href={mailAddress}>
              {copy.bounds.mail}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {hasReachedLimit ? `${notice.text} ${copy.bounds.kept}` : copy.failure[hasWhatsApp ? 'text' : 'byMail']}
    </Notice>
  );
}

interface LostSlotProps {
  title: string;
  near: readonly Slot[];
  box?: RefObject<HTMLDivElement | null>;
  onChoose: (slot: Slot) => void;
}

export function LostSlot({ title, near, box, onChoose }: LostSlotProps) {
  const { lost } = useWords(bookingWords);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <Notice
      ref={box}
      tabIndex={-1}
      tone="danger"
      className="send-notice"
      title={title}
      actions={near.map((slot) => (
        <Button key={slot.id} kind="secondary" dense onClick={() => onChoose(slot)}>
          {slotLabel(locale, timeZone, slot)}
        </Button>
      ))}
    >
      {near.length > 0 ? lost.text : lost.none}
    </Notice>
  );
}
