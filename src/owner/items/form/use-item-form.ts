import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '#/platform/http-client/api';
import { issueMessage } from '#/platform/i18n/validation';
import { useLocale } from '#/ui/language/language';
import type { WrittenClient } from '../client';
import type { WrittenItem } from '../item';

/** What a form of an item holds: its own fields, and what the owner may change of the shared ones. */
export type FormValues<Item extends WrittenItem> = Omit<
  Item,
  'id' | 'version' | 'languages' | 'createdAt' | 'updatedAt'
>;

/** An item as its form holds it. */
export function formValues<Item extends WrittenItem>(item: Item): FormValues<Item> {
  const { id: _id, version: _version, languages: _states, createdAt: _c, updatedAt: _u, ...values } = item;
  return values;
}

interface WrittenFormOptions<Draft, Item extends WrittenItem, Values extends FieldValues> {
  client: Pick<WrittenClient<Draft, Item, Item>, 'create' | 'change' | 'changed'>;
  /** What is changed; undefined for a new item. */
  item: Item | undefined;
  values: Values;
  valuesOf: (item: Item) => Values;
  /** The contract of a new item: a form always sends all of it. */
  contract: z.ZodMiniType<Draft>;
  onSaved: (item: Item, created: boolean) => void;
  /** The first field that is not right, by its path. */
  onInvalid: (path: string) => void;
  /** Anything else that went wrong, in the reader's language where the server said it. */
  onFailed: (detail: string | undefined, gone: boolean) => void;
}

/**
 * A form over one item of the owner's: checked by the contract, saved under its version. Errors of the server come to
 * their fields; where somebody else has changed the item in between, `conflict` holds what is stored, and `settle`
 * saves over it what the owner has chosen.
 */
export function useWrittenForm<Draft, Item extends WrittenItem, Values extends FieldValues>({
  client,
  item,
  values,
  valuesOf,
  contract,
  onSaved,
  onInvalid,
  onFailed,
}: WrittenFormOptions<Draft, Item, Values>) {
  const locale = useLocale();
  const queries = useQueryClient();
  const [version, setVersion] = useState(item?.version);
  const [begun, setBegun] = useState(values);
  const [conflict, setConflict] = useState<Item>();
  const [saving, setSaving] = useState(false);
  const pending = useRef(new Set<Promise<boolean>>());
  const form = useForm<Values, unknown, Values>({
    defaultValues: values as DefaultValues<Values>,
    shouldFocusError: false,
    // A contract forgives more shapes than a form has, so that its input says little.
    resolver: zodResolver(
      contract as never,
      { error: issueMessage(locale) },
      { mode: 'sync' },
    ) as unknown as Resolver<Values, unknown, Values>,
  });

  const refused = (error: unknown) => {
    const problem = error instanceof ApiError && error.status < 500 ? error.problem : undefined;
    if (error instanceof ApiError && error.status === 409 && problem?.current) {
      setConflict(problem.current as Item);
      return;
    }
    for (const { path, message } of problem?.errors ?? []) {
      form.setError(path as Path<Values>, { type: 'server', message });
    }
    const [first] = problem?.errors ?? [];
    if (first) onInvalid(first.path);
    else onFailed(problem?.detail, error instanceof ApiError && error.status === 404);
  };

  const send = async (draft: Draft, on: number | undefined) => {
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

  const save = (on: number | undefined) => async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (saving) return;
    setSaving(true);
    try {
      if (!(await settled(pending.current))) return;
      await form.handleSubmit(
        (draft) => send(draft as unknown as Draft, on),
        (errors) => onInvalid(firstPath(errors) ?? ''),
      )();
    } finally {
      setSaving(false);
    }
  };

  return {
    form,
    saving,
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
    save: save(version),
    /** Takes `chosen` for the form, and saves it over what is stored now. */
    settle: async (chosen: Values) => {
      if (!conflict) return;
      for (const name of Object.keys(chosen)) form.setValue(name as Path<Values>, chosen[name]);
      setBegun(valuesOf(conflict));
      setVersion(conflict.version);
      setConflict(undefined);
      await save(conflict.version)();
    },
    /** A kept draft goes on: on the version that it was made on, so that a newer one is noticed. */
    resume: (draft: Values, on: number | undefined) => {
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

/** Of the errors of a form the path of the first: 'title.tr'. */
function firstPath(errors: object): string | undefined {
  for (const [name, error] of Object.entries(errors)) {
    if (!error || typeof error !== 'object') continue;
    if ('message' in error && typeof error.message === 'string') return name;
    const inner = firstPath(error);
    if (inner !== undefined) return `${name}.${inner}`;
  }
  return undefined;
}
