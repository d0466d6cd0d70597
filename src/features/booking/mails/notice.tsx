import { endingLeftToRight } from '#/platform/i18n/direction';
import { comma } from '#/platform/i18n/locale';
import { roomUrl } from '#/platform/mail/addresses';
import { Action, Frame, MailLink, mailTo, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Message, Sender } from '#/platform/mail/sender';
import { bookingMailCopy } from '../copy/mails/all';
import type { BookingMailCopy } from '../copy/mails/tr';
import { answersIn, notesIn } from '../queries';
import { Appointment } from './appointment';
import { invitation } from './invitation';
import { formatDateTime, heldUntilText, type MailInput, serviceTitle } from './mail-input';

type NoticeEvent = keyof BookingMailCopy['notice']['events'];

/**
 * Whether the attached calendar file sets or cancels the event. A request that was never confirmed is in no calendar, so mails
 * about it have no file.
 */
const calendars: Partial<Record<NoticeEvent, 'set' | 'cancelled'>> = {
  created: 'set',
  approved: 'set',
  moved: 'set',
  cancelled: 'cancelled',
};

/** The events after which the owner has to confirm or decline the request. */
const asking: readonly NoticeEvent[] = ['requested', 'due', 'requestMoved'];

export function notice(event: NoticeEvent, input: MailInput): MailContent {
  const calendar = calendars[event];
  const { locale, told, profile, reservation } = input;
  const say = bookingMailCopy[locale].notice;
  const { title, lead } = say.events[event];
  const { message: _, ...sender } = reservation;
  const moment = formatDateTime(input, told.startsAt);
  const body = (
    <Frame
      locale={locale}
      preview={`${serviceTitle(input)} · ${moment}`}
      headline={title}
      profile={profile}
      audience="owner"
    >
      <Paragraph>{lead}</Paragraph>
      <Appointment input={input} label={say.label} />
      <Sender sender={sender} locale={locale} />
      {[...notesIn(reservation, locale), ...answersIn(reservation, locale)].map(({ question, answer }) => (
        <Message key={question} label={question} text={answer} />
      ))}
      {asking.includes(event) ? (
        <Answer input={input} />
      ) : (
        <Action href={mailTo(reservation.email)}>{say.write}</Action>
      )}
    </Frame>
  );
  return {
    subject: `${title}: ${endingLeftToRight(reservation.name)}${comma[locale]}${moment}`,
    body,
    ...(calendar ? { calendar: invitation(input, calendar) } : {}),
  };
}

/** The links to confirm and to decline, which open a page that asks once more, and the link to the owner's room. */
function Answer({ input }: { input: MailInput }) {
  const say = bookingMailCopy[input.locale].notice;
  const until = heldUntilText(input);
  const { answerUrls, locale, reservation } = input;
  return (
    <>
      {until ? <Paragraph>{say.until(until)}</Paragraph> : null}
      {answerUrls ? (
        <>
          <Action href={answerUrls.confirm}>{say.confirm}</Action>
          <Action href={answerUrls.decline} plain>
            {say.decline}
          </Action>
          <Paragraph quiet>{say.asksOnce}</Paragraph>
        </>
      ) : null}
      <Paragraph>
        <MailLink href={roomUrl(input, `/admin/reservations/${reservation.id}`, locale)}>{say.room}</MailLink>
      </Paragraph>
    </>
  );
}
