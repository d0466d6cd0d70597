import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { FactList } from '#/owner/kit/fact-list';
import { Technical } from '#/owner/kit/technical';
import { isLoopback } from '#/platform/net/loopback';
import { useWords } from '#/ui/language/language';
import { Unbroken } from '#/ui/unbroken';
import { openSite } from '../../admin-client';
import type { OwnersOpening } from '../../admin-contract';
import { adminOpeningWords } from '../../copy';
import styles from './opening-room.module.css';
import { PlaceholderLink } from './placeholder-link';
import { countSamples, type SampleRoom } from './samples-part';
import { useOpeningChange } from './use-opening-change';

interface BeforeOpeningProps {
  /** In how many places a language of the site lacks a text. */
  untranslated: number;
  opening: OwnersOpening;
  profile: SampleRoom | undefined;
}

/** Whether the site's address works only on the computer that the site runs on. */
export const isLocal = ({ address }: Pick<OwnersOpening, 'address'>): boolean =>
  isLoopback(new URL(address).hostname);

function FieldLinks({ text, names, room }: { text: string; names: string[]; room: SampleRoom | undefined }) {
  if (names.length === 0) return null;
  return (
    <p>
      {text}
      {names.map((name) => (
        <span key={name}>
          {' '}
          <Link to="/admin/profile" hash={name}>
            {room?.fieldLabel?.(name) ?? name}
          </Link>
        </span>
      ))}
    </p>
  );
}

export function BeforeOpening({ opening, profile, untranslated }: BeforeOpeningProps) {
  const { checks, shown, opening: words } = useWords(adminOpeningWords);
  const { busy, run } = useOpeningChange(words.done);
  const remaining = countSamples(opening);
  const ofProfile = opening.samples.find(({ noun }) => noun === 'profile')?.samples.length ?? 0;
  const hasServices = opening.samples.some(({ noun, total }) => noun === 'consulting-services' && total > 0);
  const isSecure = opening.address.startsWith('https:');
  const overTheNet = isSecure ? checks.addressGood : checks.addressBad;
  const effect = isLocal(opening) ? `${words.localText} ${checks.addressLocal}` : words.text;
  const text = remaining > 0 ? `${words.withSamples(remaining)} ${effect}` : effect;
  const check = (term: string, isGood: boolean, good: string, bad: ReactNode) => ({
    term,
    wide: true,
    detail: isGood ? good : bad,
  });
  return (
    <AdminPart id="before" title={checks.title}>
      <FactList
        facts={[
          check(
            checks.samples,
            remaining === 0,
            checks.samplesGood,
            <>
              {checks.samplesBad(remaining)} <a href="#samples">{shown.samplesLink}</a>
            </>,
          ),
          check(
            checks.services,
            hasServices,
            checks.servicesGood,
            <>
              {checks.servicesBad} <Link to="/admin/services">{checks.servicesLink}</Link>
            </>,
          ),
          check(
            checks.calendar,
            !opening.placeholder,
            checks.calendarGood,
            <>
              {checks.calendarBad} <PlaceholderLink />
            </>,
          ),
          check(
            checks.profile,
            opening.missing.length + ofProfile === 0,
            checks.profileGood,
            <>
              <FieldLinks text={checks.profileBad} names={opening.missing} room={profile} />
              <FieldLinks text={checks.profileContact} names={opening.contact} room={profile} />
              {ofProfile > 0 ? (
                <p>
                  {checks.profileSamples(ofProfile)} <a href="#samples">{shown.samplesLink}</a>
                </p>
              ) : null}
            </>,
          ),
          {
            term: checks.address,
            wide: true,
            detail: (
              <>
                <bdi dir="ltr">{opening.address}</bdi>
                <br />
                {isLocal(opening) ? checks.addressLocal : overTheNet}
                {isSecure ? null : <Technical>{checks.addressHelp}</Technical>}
              </>
            ),
          },
          check(
            checks.mail,
            !opening.mailsToFiles,
            checks.mailGood,
            <>
              <Unbroken>{checks.mailBad}</Unbroken>{' '}
              <Link to="/admin/mail">
                <Unbroken>{checks.mailLink}</Unbroken>
              </Link>
            </>,
          ),
          check(
            checks.languages,
            untranslated === 0,
            checks.languagesGood,
            <>
              {checks.languagesMissing(untranslated)}{' '}
              <Link to="/admin/languages">{checks.languagesLink}</Link>
            </>,
          ),
        ]}
      />
      <div className={styles.open}>
        <ConfirmStep words={{ ...words, text }} kind="primary" busy={busy} onConfirm={() => run(openSite)} />
      </div>
    </AdminPart>
  );
}
