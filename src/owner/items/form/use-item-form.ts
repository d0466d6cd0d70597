import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 as newKey } from 'uuid';
import type * as z from 'zod/mini';
import { refusalOf } from '#/platform/http-client/api';
import { issueMessage } from '#/platform/i18n/validation';
import { toWallTime } from '#/platform/time/zone';
import { changedSince, isEmpty } from '#/ui/changed-since';
import { firstError, showStored } from '#/ui/form';
import { useLocale, useSiteLanguages } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { itemClient } from '../client';
import type { Noun, OwnersItem } from '../item';
import { concernsOneOf } from './automatic-marks';
import type { FormValues } from './open-form';

function formValues<Item extends OwnersItem>(
  { fields, inForm }: Noun<Item, unknown>,
  item: Item | undefined,
  today: string,
): FormValues {
  const itemValues: Record<string, unknown> = { ...item };
  const values = Object.entries(fields).flatMap(([name, field]) => {
    if (!field.schema) return [];
    const value = item ? itemValues[name] : field.initial(today);
    return [[name, field.toFormValue ? field.toFormValue(value) : value]];
  });
  return {
    ...Object.fromEntries(values),
    ...(item ? inForm?.(item) : {}),
    // A form of the profile has only some of the profile's fields, and needs only their marks.
    automatic: (item?.automatic ?? []).filter((mark) => concernsOneOf(mark, Object.keys(fields))),
  };
}

interface ItemFormOptions<Item> {
  noun: Noun<Item, unknown>;
  /** The item being changed; undefined for a new one. */
  item: Item | undefined;
  /** Initial values of a new item that differ from the noun's. */
  initial: object | undefined;
  /** `isUnsaved`: the form has to stay open, because a value has changed since it was sent, or because an upload is running. */
  onSaved: (item: Item, created: boolean, isUnsaved: boolean) => void;
  /** Called with the path of the first invalid field. */
  onInvalid: (path: string) => void;
  /** Called for an error that is about no field and is no conflict. `detail` is the server's message, if there is one. */
  onFailed: (detail: string | undefined, gone: boolean) => void;
}

/**
 * The form of one item, validated by the noun's schema and saved with its version. The server's errors show at their fields.
 * If the item was changed elsewhere, `conflict` holds the stored one, and `settle` saves what the owner has chosen.
 */
export function useItemForm<Item extends OwnersItem>({
  noun,
  item,
  initial,
  onSaved,
  onInvalid,
  onFailed,
}: ItemFormOptions<Item>) {
  const locale = useLocale();
  const { main } = useSiteLanguages();
  const queries = useQueryClient();
  const timeZone = useTimeZone();
  const [today] = useState(() => toWallTime(new Date(), timeZone).date);
  const toValues = (stored: Item | undefined) => formValues(noun, stored, today);
  const [creationKey] = useState(() => newKey());
  const values = { ...toValues(item), ...(item ? {} : { ...initial, creationKey }) };
  /** The item being changed. For a new item: undefined until this form has created it. */
  const [known, setKnown] = useState(item);
  const [version, setVersion] = useState(item?.version);
  const [baseValues, setBaseValues] = useState(values);
  const [conflict, setConflict] = useState<Item>();
  const [busy, setBusy] = useState(false);
  const pending = useRef(new Set<Promise<boolean>>());
  const form = useForm<FormValues, unknown, FormValues>({
    defaultValues: values,
    shouldFocusError: false,
    // The schema accepts more shapes than a form's values have. Its input type is narrowed to these values.
    resolver: zodResolver(
      noun.draft(main) as z.ZodMiniType<FormValues, FormValues>,
      { error: issueMessage(locale) },
      { mode: 'sync' },
    ),
  });

  /** Makes the saved item the new base of the form, and keeps the values that were changed during the save (`unsaved`). */
  const goOn = (saved: Item, unsaved: object) => {
    const stored = toValues(saved);
    showStored(form, stored, unsaved);
    // Keeps the id, because a form for a part of the profile has its own id, which differs from the id in the response.
    setKnown(known ? { ...saved, id: known.id } : saved);
    setVersion(saved.version);
    setBaseValues(stored);
  };

  const handleError = (error: unknown) => {
    const { status, problem } = refusalOf(error) ?? {};
    if (status === 409 && problem?.current) {
      setConflict(problem.current as Item);
      return;
    }
    for (const { path, message } of problem?.errors ?? []) form.setError(path, { type: 'server', message });
    const [first] = problem?.errors ?? [];
    if (first) onInvalid(first.path);
    else onFailed(problem?.detail, status === 404);
  };

  /** `id`: the item to change; undefined to create one. */
  const send = async (draft: object, id: string | undefined, baseVersion: number | undefined) => {
    const client = itemClient(noun);
    const sent = structuredClone(form.getValues());
    try {
      const saved = id
        ? await client.change(id, { ...draft, version: baseVersion }, locale)
        : await client.create(draft, sent.creationKey ?? creationKey, locale);
      await client.invalidate(queries);
      const unsaved = changedSince(sent, form.getValues());
      const isUnsaved = !isEmpty(unsaved) || pending.current.size > 0;
      if (isUnsaved) goOn(saved, unsaved);
      onSaved(saved, !known, isUnsaved);
    } catch (error) {
      handleError(error);
    }
  };

  const saveOn = async (id: string | undefined, baseVersion: number | undefined) => {
    if (busy) return;
    setBusy(true);
    try {
      if (!(await allSucceed(pending.current))) return;
      await form.handleSubmit(
        (draft) => send(draft, id, baseVersion),
        (errors) => onInvalid(firstError(errors)?.path ?? ''),
      )();
    } finally {
      setBusy(false);
    }
  };

  return {
    form,
    busy,
    known,
    version,
    /** The values that count as unchanged: the initial ones, or those of the stored item after a save or a conflict. */
    baseValues,
    /** The stored item, if it was changed elsewhere while the form was open. */
    conflict,
    toValues,
    /** Makes saving wait for a promise, such as an upload; if it resolves to false, saving stops. */
    waitFor: (work: Promise<boolean>) => {
      pending.current.add(work);
      void work.finally(() => pending.current.delete(work));
    },
    save: (event: BaseSyntheticEvent) => {
      event.preventDefault();
      void saveOn(known?.id, version);
    },
    /** Puts `chosen` into the form, and saves it over the stored item. */
    settle: async (chosen: FormValues, stored: FormValues) => {
      if (!conflict) return;
      for (const name of Object.keys(chosen)) form.setValue(name, chosen[name]);
      setBaseValues(stored);
      setVersion(conflict.version);
      setConflict(undefined);
      // A new item can be in conflict, too: with what its own first request has stored, if that was changed since.
      await saveOn(known?.id ?? conflict.id, conflict.version);
    },
    /**
     * Continues with a stored draft, on the version that the draft is based on. If the stored item is newer, saving is a
     * conflict.
     */
    resume: (draft: FormValues, baseVersion: number | undefined) => {
      // A draft that an older version of the product stored may lack a field. Such a field keeps its current value.
      form.reset({ ...baseValues, ...draft }, { keepDefaultValues: true });
      setVersion(baseVersion);
    },
  };
}

/** Waits for all pending promises, including those added while it waits. Resolves to false if one of them failed. */
async function allSucceed(pending: ReadonlySet<Promise<boolean>>): Promise<boolean> {
  while (pending.size > 0) {
    const outcomes = await Promise.all(pending);
    if (outcomes.includes(false)) return false;
    // Lets the caller of each promise use its result first.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return true;
}
