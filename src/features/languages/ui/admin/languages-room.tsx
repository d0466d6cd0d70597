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
  /** Called with the main language after a choice was saved. */
  onChosen: (main: Locale) => void;
}

/** Each language of the product: whether it is public, which texts it lacks, and buttons and links that change both. */
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
const tones = { main: 'done', public: 'done', closed: 'off' } as const;

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
      end={<StatusTag tone={tones[state]}>{words.states[state]}</StatusTag>}
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
  const words = useWords(adminLanguagesWords);
  const { names } = useWords(kitWords).languages;
  const { main, public: shown, unfit } = languages;
  const asked = ({
    title,
    ...own
  }: {
    title: (language: string) => string;
    open: string;
    confirm: string;
  }) => ({
    ...own,
    title: title(names[locale]),
  });
  if (state === 'main')
    return <p className="field-hint">{shown.length > 1 ? words.fixed.main : words.fixed.only}</p>;
  if (state === 'closed') {
    const missing = gaps.reduce((sum, gap) => sum + gap.missing, 0);
    const text =
      missing > 0 ? `${words.open.text} ${words.open.incomplete(missing, names[main])}` : words.open.text;
    return (
      <ConfirmStep
        kind="primary"
        words={{ ...asked(words.open), text }}
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
          words={{ ...asked(words.close), text: words.close.text(names[main]) }}
          busy={busy}
          onConfirm={() => choose({ main, public: shown.filter((other) => other !== locale) })}
        />
        {unfit.includes(locale) ? null : (
          <ConfirmStep
            kind="secondary"
            words={{ ...asked(words.makeMain), text: words.makeMain.text }}
            busy={busy}
            onConfirm={() => choose({ main: locale, public: shown })}
          />
        )}
      </Actions>
      {unfit.includes(locale) ? (
        <p className={classNames('field-hint', styles.unfit)}>
          {words.fixed.unfit} <Link to="/admin/profile">{words.fixed.link}</Link>
        </p>
      ) : null}
    </>
  );
}
