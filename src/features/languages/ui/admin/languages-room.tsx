import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Actions } from '#/owner/kit/actions';
import { AdminHead, AdminNote, AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { kitWords } from '#/owner/kit/copy';
import { StatusTag } from '#/owner/kit/status-tag';
import { type Locale, locales } from '#/platform/i18n/locale';
import { noticesLocale, type SiteLanguages } from '#/platform/i18n/site-languages';
import { classNames } from '#/ui/class-names';
import { useWords } from '#/ui/language/language';
import { ownersLanguagesQuery } from '../../admin-client';
import type { Gap, OwnersLanguages } from '../../admin-contract';
import { adminLanguagesWords } from '../../copy';
import { GapList, type TranslatedRoom } from './gap-list';
import styles from './languages-room.module.css';
import { NoticesField } from './languages-step';
import { type Choose, useChoice } from './use-choice';

interface LanguagesRoomProps {
  rooms: readonly TranslatedRoom[];
  /** Called with the main language after a change of the main or public languages, but not of the language of mails. */
  onChosen: (main: Locale) => void;
}

export function LanguagesRoom({ rooms, onChosen }: LanguagesRoomProps) {
  const words = useWords(adminLanguagesWords);
  const { data: languages } = useSuspenseQuery(ownersLanguagesQuery());
  const { busy, choose } = useChoice(onChosen);
  return (
    <>
      <AdminHead title={words.title} />
      <AdminNote>
        <p>{words.lead}</p>
      </AdminNote>
      {locales.map((locale) => (
        <LanguagePart
          key={locale}
          locale={locale}
          languages={languages}
          rooms={rooms}
          busy={busy}
          choose={choose}
        />
      ))}
      <AdminPart id="notices" title={words.notices.title} note={words.notices.kept}>
        <div className={styles.notices}>
          <NoticesField
            value={noticesLocale(languages)}
            disabled={busy}
            onChange={(notices) => void choose({ ...languages, notices }, words.notices.saved)}
          />
        </div>
      </AdminPart>
    </>
  );
}

type State = 'main' | 'public' | 'closed';

function stateOf(locale: Locale, { main, public: shown }: SiteLanguages): State {
  if (locale === main) return 'main';
  return shown.includes(locale) ? 'public' : 'closed';
}

interface LanguagePartProps {
  locale: Locale;
  languages: OwnersLanguages;
  rooms: readonly TranslatedRoom[];
  busy: boolean;
  choose: Choose;
}

function LanguagePart({ locale, languages, rooms, ...choice }: LanguagePartProps) {
  const words = useWords(adminLanguagesWords);
  const { names } = useWords(kitWords).languages;
  const state = stateOf(locale, languages);
  const gaps = languages.gaps[locale].filter(({ missing }) => missing > 0);
  const shown = state === 'main' ? words.gaps.hidden : words.gaps.shown(names[languages.main]);
  return (
    <AdminPart
      id={`language-${locale}`}
      title={names[locale]}
      end={<StatusTag tone={state === 'closed' ? 'off' : 'done'}>{words.states[state]}</StatusTag>}
      note={words.meaning[state]}
    >
      {gaps.length > 0 ? (
        <GapList label={`${words.gaps.title}: ${names[locale]}`} gaps={gaps} rooms={rooms} note={shown} />
      ) : (
        <p className="text-small">{words.gaps.none}</p>
      )}
      <div className={styles.actions}>
        <Choices locale={locale} state={state} languages={languages} gaps={gaps} {...choice} />
      </div>
    </AdminPart>
  );
}

interface ChoicesProps extends Omit<LanguagePartProps, 'rooms'> {
  state: State;
  gaps: readonly Gap[];
}

function Choices({ locale, state, languages, gaps, busy, choose }: ChoicesProps) {
  const { open, close, makeMain, fixed } = useWords(adminLanguagesWords);
  const { names } = useWords(kitWords).languages;
  const { main, public: shown, unfit } = languages;
  const name = names[locale];
  if (state === 'main') return <p className="field-hint">{shown.length > 1 ? fixed.main : fixed.only}</p>;
  if (state === 'closed') {
    const missing = gaps.reduce((sum, gap) => sum + gap.missing, 0);
    const text = missing > 0 ? `${open.text} ${open.incomplete(missing, names[main])}` : open.text;
    return (
      <ConfirmStep
        kind="primary"
        words={{ ...open, title: open.title(name), text }}
        busy={busy}
        onConfirm={() => choose({ main, public: [...shown, locale] })}
      />
    );
  }
  return (
    <>
      <Actions>
        <ConfirmStep
          kind="secondary"
          words={{ ...close, title: close.title(name), text: close.text(names[main]) }}
          busy={busy}
          onConfirm={() => choose({ main, public: shown.filter((other) => other !== locale) })}
        />
        {unfit.includes(locale) ? null : (
          <ConfirmStep
            kind="secondary"
            words={{ ...makeMain, title: makeMain.title(name) }}
            busy={busy}
            onConfirm={() => choose({ main: locale, public: shown })}
          />
        )}
      </Actions>
      {unfit.includes(locale) ? (
        <p className={classNames('field-hint', styles.unfit)}>
          {fixed.unfit} <Link to="/admin/profile">{fixed.link}</Link>
        </p>
      ) : null}
    </>
  );
}
