import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { ApiError } from '#/platform/http-client/api';
import { issueMessage } from '#/platform/i18n/validation';
import { useLocale } from '#/ui/language/language';
import { itemClient } from '../client';
import type { Noun, OwnersItem } from '../item';
import type { FormValues } from './open-form';

/** An item as its form holds it; a new one as its noun begins. */
export function formValues<Item extends OwnersItem>(
  { fields, inForm }: Noun<Item, unknown>,
  item: Item | undefined,
  today: string,
): FormValues {
  const given: Record<string, unknown> = { ...item };
  const values = Object.entries(fields).flatMap(([name, field]) => {
    if (!field.schema) return [];
    const value = item ? given[name] : field.begins(today);
    return [[name, field.typed ? field.typed(value) : value]];
  });
  return {
    ...Object.fromEntries(values),
    ...(item ? inForm?.(item) : {}),
    automatic: item?.automatic ?? [],
  };
}

interface ItemFormOptions<Item> {
  noun: Noun<Item, unknown>;
  /** What is changed; undefined for a new item. */
  item: Item | undefined;
  /** What the form begins with. */
  values: FormValues;
  onSaved: (item: Item, created: boolean) => void;
  /** The first field that is not right, by its path. */
  onInvalid: (path: string) => void;
  /** Anything else that went wrong, in the reader's language where the server said it. */
  onFailed: (detail: string | undefined, gone: boolean) => void;
}

/**
 * A form over one item: checked by what may be sent of its noun, saved under its version. Errors of the server come to
 * their fields; where somebody else has changed the item in between, `conflict` holds what is stored, and `settle`
 * saves over it what the owner has chosen.
 */
export function useItemForm<Item extends OwnersItem>({
  noun,
  item,
  values,
  onSaved,
  onInvalid,
  onFailed,
}: ItemFormOptions<Item>) {
  const locale = useLocale();
  const queries = useQueryClient();
  const [version, setVersion] = useState(item?.version);
  const [begun, setBegun] = useState(values);
  const [conflict, setConflict] = useState<Item>();
  const [busy, setBusy] = useState(false);
  const pending = useRef(new Set<Promise<boolean>>());
  const form = useForm<FormValues, unknown, FormValues>({
    defaultValues: values,
    shouldFocusError: false,
    // What may be sent forgives more shapes than a form has, so that its input says little.
    resolver: zodResolver(
      noun.draft as never,
      { error: issueMessage(locale) },
      { mode: 'sync' },
    ) as unknown as Resolver<FormValues, unknown, FormValues>,
  });

  const refused = (error: unknown) => {
    const problem = error instanceof ApiError && error.status < 500 ? error.problem : undefined;
    if (error instanceof ApiError && error.status === 409 && problem?.current) {
      setConflict(problem.current as Item);
      return;
    }
    for (const { path, message } of problem?.errors ?? []) form.setError(path, { type: 'server', message });
    const [first] = problem?.errors ?? [];
    if (first) onInvalid(first.path);
    else onFailed(problem?.detail, error instanceof ApiError && error.status === 404);
  };

  const send = async (draft: object, on: number | undefined) => {
    const client = itemClient(noun);
    try {
      const saved = item
        ? await client.change(item.id, { ...draft, version: on }, locale)
        : await client.create(draft, locale);
      await client.changed(queries);
      onSaved(saved, !item);
    } catch (error) {
      refused(error);
    }
  };

  const saveOn = async (on: number | undefined) => {
    if (busy) return;
    setBusy(true);
    try {
      if (!(await settled(pending.current))) return;
      await form.handleSubmit(
        (draft) => send(draft, on),
        (errors) => onInvalid(firstPath(errors) ?? ''),
      )();
    } finally {
      setBusy(false);
    }
  };

  return {
    form,
    busy,
    /** The version that is being changed. */
    version,
    /** What the form began with. */
    begun,
    /** What somebody else stored in between. */
    conflict,
    /** Something that belongs to the form is still on its way: saving waits for it, and goes on if it is true. */
    waitFor: (work: Promise<boolean>) => {
      pending.current.add(work);
      void work.finally(() => pending.current.delete(work));
    },
    save: (event: BaseSyntheticEvent) => {
      event.preventDefault();
      void saveOn(version);
    },
    /** Takes `chosen` for the form, and saves it over what is stored now. */
    settle: async (chosen: FormValues, stored: FormValues) => {
      if (!conflict) return;
      for (const name of Object.keys(chosen)) form.setValue(name, chosen[name]);
      setBegun(stored);
      setVersion(conflict.version);
      setConflict(undefined);
      await saveOn(conflict.version);
    },
    /** A stored draft goes on: on the version that it was made on, so that a newer one is noticed. */
    resume: (draft: FormValues, on: number | undefined) => {
      form.reset(draft, { keepDefaultValues: true });
      setVersion(on);
    },
  };
}

/** Whether all that was on its way has come; what comes in while others are waited for counts too. */
async function settled(pending: ReadonlySet<Promise<boolean>>): Promise<boolean> {
  while (pending.size > 0) {
    const outcomes = await Promise.all(pending);
    if (outcomes.includes(false)) return false;
    // Whoever asked for it takes it over first.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return true;
}

/** The path of a form's first error: 'title.tr'. */
function firstPath(errors: object): string | undefined {
  for (const [name, error] of Object.entries(errors)) {
    if (!error || typeof error !== 'object') continue;
    if ('message' in error && typeof error.message === 'string') return name;
    const inner = firstPath(error);
    if (inner !== undefined) return `${name}.${inner}`;
  }
  return undefined;
}
