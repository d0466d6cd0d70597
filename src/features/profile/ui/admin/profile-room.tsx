import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType, useMemo, useRef, useState } from 'react';
import { useDiscarded } from '#/owner/items/form/use-discarded';
import { LanguageMarks } from '#/owner/items/language-marks';
import { useOpenedByAddress } from '#/owner/items/list/use-opened-by-address';
import { AdminHead, AdminNote, AdminPart } from '#/owner/kit/admin-head';
import { kitWords } from '#/owner/kit/copy';
import { useReturnFocus } from '#/owner/kit/use-return-focus';
import { Button } from '#/ui/button';
import { useSiteLanguages, useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { Paragraph } from '#/ui/unbroken';
import { ownersProfileQuery } from '../../admin-client';
import { adminProfileWords } from '../../copy';
import { type ProfileForm, profileForms } from '../../item';
import { ProfileItemForm, partOf } from './profile-form';
import styles from './profile-room.module.css';
import { ProfileSummary } from './profile-summary';
import { SampleList } from './sample-list';
import { TimeZoneField } from './time-zone-field';

const names = Object.keys(profileForms) as ProfileForm[];

interface ProfileRoomProps {
  /** Explains the consequences of a change to the time zone `to`. */
  ZoneConsequences: ComponentType<{ to: string }>;
}

export function ProfileRoom({ ZoneConsequences }: ProfileRoomProps) {
  const { main } = useSiteLanguages();
  const words = useWords(adminProfileWords);
  const { languages } = useWords(kitWords);
  const { data: profile } = useSuspenseQuery(ownersProfileQuery());
  const [open, setOpen] = useState<string>();
  useReturnFocus(open);
  const ZoneField = useMemo(
    () => () => <TimeZoneField Consequences={ZoneConsequences} />,
    [ZoneConsequences],
  );
  // While this form was being saved, another form may have been opened. That form stays open.
  const close = (name: string) => setOpen((current) => (current === name ? undefined : current));
  const room = useRef<HTMLDivElement>(null);
  useOpenedByAddress((field) => {
    setOpen(names.find((name) => name === field || field in profileForms[name].fields));
    // The timeout lets the form appear and take the focus first.
    setTimeout(() => {
      const inputs = room.current?.querySelectorAll<HTMLElement>(
        `[data-field="${CSS.escape(field)}"] textarea`,
      );
      [...(inputs ?? [])].find((input) => input.offsetParent !== null)?.focus();
    });
  });
  const { closeOf, discardedLine } = useDiscarded({ open, onOpen: setOpen, onClose: close });
  return (
    <div ref={room}>
      <AdminHead title={words.title} />
      <AdminNote>
        <Paragraph>{words.note}</Paragraph>
        <p className="text-meta text-muted">{languages.legend}</p>
      </AdminNote>
      {names.map((name) => {
        const part = partOf(profile, profileForms[name], main);
        return open === name ? (
          <div key={name} className={styles.form}>
            <ProfileItemForm
              id={name}
              noun={profileForms[name]}
              title={words.forms[name]}
              profile={profile}
              ZoneField={ZoneField}
              onClose={closeOf(name)}
            />
          </div>
        ) : (
          <div key={name}>
            {discardedLine(name)}
            <ProfilePart name={name} profile={part} onOpen={() => setOpen(name)} />
          </div>
        );
      })}
    </div>
  );
}

interface ProfilePartProps {
  name: ProfileForm;
  profile: ReturnType<typeof partOf>;
  onOpen: () => void;
}

function ProfilePart({ name, profile, onOpen }: ProfilePartProps) {
  const words = useWords(adminProfileWords);
  const kit = useWords(kitWords);
  const { [name]: title } = words.forms;
  return (
    <AdminPart
      id={`profile-${name}`}
      title={title}
      end={
        <span className={styles.end}>
          {profile.texts > 0 ? <LanguageMarks states={profile.languages} /> : null}
          <Button kind="secondary" dense data-opens={name} onClick={onOpen}>
            {kit.edit}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        </span>
      }
    >
      <ProfileSummary part={name} profile={profile} />
      <SampleList part={name} profile={profile} />
    </AdminPart>
  );
}
