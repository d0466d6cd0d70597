import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFieldError } from '#/owner/items/form/item-field-view';
import { useOpenForm } from '#/owner/items/form/open-form';
import { foldLetters } from '#/platform/i18n/fold-letters';
import type { TimeZoneChoice } from '#/platform/i18n/time-zones';
import { offsetText } from '#/platform/i18n/zone-name';
import { toWallTime } from '#/platform/time/zone';
import { Field, FieldError, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { canonicalZone } from '#/ui/language/visitor-zone';
import { useMadeInBrowser } from '#/ui/use-made-in-browser';
import { timeZonesQuery } from '../../admin-client';
import { adminProfileWords } from '../../copy';
import type { OwnersProfile } from '../../item';
import styles from './time-zone-field.module.css';

/** How many zones a search shows at most. */
const shownAtMost = 12;

interface TimeZoneFieldProps {
  /**
   * Whether the field begins with the browser's zone if the profile has never been saved. The country also follows the zone,
   * until the owner chooses a country herself.
   */
  guesses?: boolean;
  /** Explains the consequences of a change to the time zone `to`. */
  Consequences?: ComponentType<{ to: string }> | undefined;
}

/** The time zones to show: those that match the search, or, without a search or a match, the likely ones and the chosen one. */
function useChoices(search: string, chosen: string) {
  const locale = useLocale();
  const isInBrowser = useMadeInBrowser();
  const browser = isInBrowser ? canonicalZone() : undefined;
  const { data, isError } = useQuery({ ...timeZonesQuery(locale, browser), enabled: browser !== undefined });
  const { zones, likely } = data ?? { zones: [], likely: [] };
  const typed = foldLetters(search.trim());
  const matching = zones.filter((zone) => typed.split(/\s+/).every((word) => zone.found.includes(word)));
  const first = [...new Set([...likely, chosen])].flatMap((id) => zones.find((zone) => zone.id === id) ?? []);
  return {
    isTyped: typed !== '',
    isLoading: !data && !isError,
    isError,
    count: matching.length,
    shown: typed && matching.length > 0 ? matching.slice(0, shownAtMost) : first,
    likeliest: zones.find(({ id }) => id === likely[0]),
  };
}

export function TimeZoneField({ guesses = false, Consequences }: TimeZoneFieldProps) {
  const { form, set, words, item } = useOpenForm<
    Pick<OwnersProfile, 'timeZone' | 'country'>,
    OwnersProfile
  >();
  const { zone: copy } = useWords(adminProfileWords);
  const id = useId();
  const [search, setSearch] = useState('');
  const chosen = useWatch({ control: form.control, name: 'timeZone' });
  const error = useFieldError('timeZone');
  const choices = useChoices(search, chosen);

  const country = useRef(item?.country);
  const choose = (zone: TimeZoneChoice) => {
    set('timeZone', zone.id);
    if (!guesses || !zone.country || form.getValues('country') !== country.current) return;
    set('country', zone.country);
    country.current = zone.country;
  };

  const guess = guesses && item?.version === 1 ? choices.likeliest : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the guess is known; later the choice is the owner's
  useEffect(() => {
    if (guess && guess.id !== chosen) choose(guess);
  }, [guess]);

  return (
    <fieldset className={styles.root} aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}>
      <legend className="field-label">{words.fields.timeZone}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {copy.hint}
      </p>
      <Field label={copy.search}>
        <Input
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // Without this, Enter would save the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <SearchState choices={choices} />
      <div className={styles.choices}>
        {choices.shown.map((zone) => (
          <Choice
            key={zone.id}
            zone={zone}
            name={`${id}-zone`}
            chosen={zone.id === chosen}
            onChoose={() => choose(zone)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {Consequences && item && chosen !== item.timeZone ? <Consequences to={chosen} /> : null}
    </fieldset>
  );
}

function SearchState({ choices }: { choices: ReturnType<typeof useChoices> }) {
  const { zone: copy } = useWords(adminProfileWords);
  const { isTyped, isLoading, isError, count, shown } = choices;
  if (isError) return <p className="field-error">{copy.failed}</p>;
  if (isLoading) return <p className="field-hint">{copy.loading}</p>;
  const found = [copy.found(count), ...(count > shown.length ? [copy.more] : [])].join('. ');
  return (
    <p className="field-hint" role="status">
      {isTyped && (count > 0 ? found : copy.none)}
    </p>
  );
}

interface ChoiceProps {
  zone: TimeZoneChoice;
  name: string;
  chosen: boolean;
  onChoose: () => void;
}

function Choice({ zone, name, chosen, onChoose }: ChoiceProps) {
  const { zone: copy } = useWords(adminProfileWords);
  const { time, offset } = toWallTime(new Date(), zone.id);
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={chosen} onChange={onChoose} />
      <span>
        <bdi>{zone.place}</bdi>
        <span className="text-muted">
          <bdi dir="ltr">{offsetText(offset)}</bdi> {copy.now} <bdi dir="ltr">{time}</bdi>
        </span>
      </span>
    </label>
  );
}
