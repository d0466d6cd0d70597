import { useEffect, useRef, useState } from 'react';
import type { TranslateAllProps } from '#/owner/items/form/parts';
import { ApiError } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { translateText } from '../../admin-client';
import { hasVisibleText, type Translated } from '../../admin-contract';
import { adminTranslationWords } from '../../copy';

type NamedTexts = TranslateAllProps['fields'][number];

/** Which translations to fill: all, or only the empty ones. */
type Extent = 'all' | 'missing';

interface Source extends NamedTexts {
  text: string;
  from: Locale;
}

/** The field with its text in the first of `languages` that has a text; an empty list if none has. */
const toSource = (field: NamedTexts, languages: readonly Locale[]): Source[] => {
  const from = languages.find((language) => hasVisibleText(field[language]));
  return from ? [{ ...field, from, text: field[from] }] : [];
};

const targetLanguages = ({ from, ...texts }: Source, languages: readonly Locale[], extent: Extent) =>
  languages.filter((each) => each !== from && (extent === 'all' || !hasVisibleText(texts[each])));

interface Work {
  /** The field that is being translated. */
  label: string;
  done: number;
  total: number;
}

/**
 * Translates the fields that have a text, one after another. Asks before it replaces existing translations. A translation that
 * the owner changes while its request is running is not replaced.
 */
export function useTranslation(props: TranslateAllProps) {
  const copy = useWords(adminTranslationWords);
  const language = useLocale();
  const notify = useNotice();
  const latest = useRef(props);
  latest.current = props;
  const [extentsAsked, setExtentsAsked] = useState<Extent[]>();
  const [work, setWork] = useState<Work>();
  const [reason, setReason] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const { languages } = props;
  const sources = props.fields.flatMap((field) => toSource(field, languages));
  const filled = sources.filter(
    (field) => targetLanguages(field, languages, 'missing').length < languages.length - 1,
  );

  const fill = (before: Source & { into: Locale[] }, translated: Translated) => {
    const { fields, onFilled } = latest.current;
    const now = fields.find(({ name }) => name === before.name);
    const untouched = before.into.filter((target) => now?.[target] === before[target]);
    if (untouched.length === 0) return;
    onFilled(before.name, Object.fromEntries(untouched.map((target) => [target, translated[target]])));
  };

  const run = async (extent: Extent) => {
    setExtentsAsked(undefined);
    setReason(undefined);
    const fields = sources
      .map((field) => ({ ...field, into: targetLanguages(field, languages, extent) }))
      .filter(({ into }) => into.length > 0);
    const stop = new AbortController();
    running.current = stop;
    try {
      for (const [done, field] of fields.entries()) {
        const { label, text, from, into } = field;
        setWork({ label, done, total: fields.length });
        fill(field, await translateText({ text, from, into, language }, stop.signal));
      }
      notify(copy.complete);
    } catch (error) {
      if (stop.signal.aborted) return;
      const problem = error instanceof ApiError ? error.problem : undefined;
      notify({ tone: 'danger', ...copy.failed });
      setReason(problem?.errors?.[0]?.message ?? problem?.detail);
    } finally {
      setWork(undefined);
    }
  };

  return {
    /** The source language, by default the main one; undefined if the fields have different ones. */
    from: sources.every(({ from }) => from === sources[0]?.from)
      ? (sources[0]?.from ?? languages[0])
      : undefined,
    /** Whether any field has a text. */
    ready: sources.length > 0,
    work,
    /** The server's reason why the last translation failed. */
    reason,
    /**
     * The question before translations are replaced: its choices, and the labels of the fields that it concerns; undefined if
     * there is none.
     */
    question: extentsAsked && { extents: extentsAsked, labels: filled.map(({ label }) => label) },
    start() {
      if (sources.length === 0)
        notify({ tone: 'danger', title: copy.empty.title, text: copy.empty.text(languages[0]) });
      else if (filled.length === 0) void run('all');
      else {
        const hasGaps = sources.some((field) => targetLanguages(field, languages, 'missing').length > 0);
        setExtentsAsked(hasGaps ? ['missing', 'all'] : ['all']);
      }
    },
    answer: (extent: Extent | undefined) => (extent ? void run(extent) : setExtentsAsked(undefined)),
    stop: () => running.current?.abort(),
  };
}
