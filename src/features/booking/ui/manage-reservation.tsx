import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Profile } from '#/features/profile/contract';
import { mentioningWhatsApp } from '#/platform/i18n/whatsapp';
import { ButtonLink, buttonClass } from '#/ui/button';
import { MissingState, Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { Part, VisuallyHidden, Wrap } from '#/ui/layout';
import { Paragraph } from '#/ui/unbroken';
import type { Reservation } from '../contract';
import { type BookingCopy, bookingWords } from '../copy';
import { whatsappAddress } from './booking-request';
import { LostSlot } from './booking-send';
import { AppointmentHead } from './chosen-slot';
import { CancelPart } from './manage-cancel';
import { MovePart } from './manage-move';
import { AppointmentFacts } from './reservation-facts';
import { type Manage, useManage } from './use-manage';

type Owner = Pick<Profile, 'whatsapp' | 'email' | 'phone'>;

interface ManageReservationProps {
  id: string;
  token: string;
  owner: Owner;
  onToken: (token: string) => Promise<void>;
  /** Shown instead of the actions if JavaScript is off. */
  withoutScript: ReactNode;
}

export function ManageReservation({ id, token, owner, onToken, withoutScript }: ManageReservationProps) {
  const words = useWords(bookingWords);
  const { manage: copy, success, request } = words;
  const manage = useManage({ id, token, onToken });
  const contactProps = { owner, number: id.slice(0, 8) };
  if (!manage.managed) {
    return (
      <Wrap>
        <MissingState
          title={copy.void.title}
          text={copy.void.text}
          action={<ContactLinks {...contactProps} />}
        />
      </Wrap>
    );
  }
  const { reservation, changeable } = manage.managed;
  const unchangeable = changeable ? undefined : unchangeableWords(reservation, words);
  const isRequest = changeable && reservation.status === 'pending';
  const title = isRequest ? request.title : copy.title;
  const text = isRequest ? request.text : unchangeable?.text;
  return (
    <Wrap>
      <header className="confirmed-head">
        <h1 className="text-h1">{unchangeable?.title ?? title}</h1>
        <Paragraph className="text-lead">{text}</Paragraph>
        <ManageMessage manage={manage} owner={owner} />
        <AppointmentHead reservation={reservation} plain />
        {unchangeable ? <ContactLinks {...contactProps} /> : null}
      </header>
      {changeable ? (
        <>
          {withoutScript}
          <div className="needs-script">
            <MovePart manage={manage} hasWhatsApp={owner.whatsapp !== ''} />
            <CancelPart manage={manage} />
          </div>
        </>
      ) : null}
      <Part id="appointment" className="part-last" title={success.appointment}>
        <AppointmentFacts reservation={reservation} phone={owner.phone} />
      </Part>
    </Wrap>
  );
}

function unchangeableWords({ status, requestEnd }: Reservation, { manage, request }: BookingCopy) {
  // The time to answer a pending request has passed, but the job that ends it has not run yet.
  const end = requestEnd ?? (status === 'pending' ? 'expired' : undefined);
  if (end) return { title: request.ends[end], text: request.endText };
  return status === 'cancelled' ? manage.cancelled : manage.past;
}

/** The outcome of the last action. It takes the focus, so that it is in view and announced. */
function ManageMessage({ manage, owner }: { manage: Manage; owner: Owner }) {
  const { manage: copy, request, session } = useWords(bookingWords);
  const { notice, managed } = manage;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) box.current?.focus();
  }, [notice]);
  if (!notice) return null;
  if (notice.kind === 'lost') return <LostSlot {...notice} box={box} onChoose={manage.choose} />;
  if (notice.kind === 'failed' || notice.kind === 'noResponse') {
    return (
      <Notice ref={box} tabIndex={-1} tone="danger">
        {mentioningWhatsApp(copy[notice.kind], owner.whatsapp !== '')}
      </Notice>
    );
  }
  const { status, requestEnd } = managed?.reservation ?? {};
  if (requestEnd) return null;
  const moved = status === 'pending' ? { done: request.moved, doneText: request.movedText } : copy.move;
  const words = notice.kind === 'moved' ? moved : copy.cancel;
  return (
    <Notice ref={box} tabIndex={-1} title={words.done}>
      {words.doneText}
      {notice.kind === 'cancelled' && notice.session ? (
        <> {notice.session.comesBack ? session.back : session.lost}</>
      ) : null}
    </Notice>
  );
}

function ContactLinks({ owner, number }: { owner: Owner; number: string }) {
  const { manage: copy, whatsapp } = useWords(bookingWords);
  return (
    <div className="button-row confirmed-actions">
      <Link to="/consultation-booking" className={buttonClass()}>
        {copy.book}
      </Link>
      {owner.whatsapp ? (
        <ButtonLink
          kind="chat"
          href={whatsappAddress(owner.whatsapp, copy.whatsappMessage(number))}
          target="_blank"
          rel="noopener"
        >
          {copy.whatsapp} <VisuallyHidden>{whatsapp.newTab}</VisuallyHidden>
        </ButtonLink>
      ) : (
        <ButtonLink kind="secondary" href={`mailto:${owner.email}`}>
          <bdi dir="ltr">{owner.email}</bdi>
        </ButtonLink>
      )}
    </div>
  );
}
