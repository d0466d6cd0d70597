import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refusalOf } from '#/platform/http-client/api';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { keepDraft, ownersLookQuery, publishLook, undoLook } from '../../admin-client';
import type { OwnersLook } from '../../admin-contract';
import { type Look, shippedLook } from '../../contract';
import { adminLookWords } from '../../copy';

interface Saves {
  version: number;
  /** The latest change since the current save began. It is saved next. */
  waiting?: Look | undefined;
  /** The current save. It resolves to true once all changes are stored, and to false if that fails. */
  running?: Promise<boolean> | undefined;
  publishing?: boolean;
}

const draftOrPublished = ({ draft, published }: OwnersLook): Look => draft ?? published;

/**
 * The owner's draft of the look. Each change is stored at once. Of the changes that are made during a save, only the latest is
 * stored next.
 */
export function useLook() {
  const words = useWords(adminLookWords);
  const notify = useNotice();
  const queryClient = useQueryClient();
  const { data: stored } = useSuspenseQuery(ownersLookQuery());
  const [look, setLook] = useState(draftOrPublished(stored));
  const [publishing, setPublishing] = useState(false);
  const saves = useRef<Saves>({ version: stored.version });

  const accept = (changed: OwnersLook) => {
    saves.current.version = changed.version;
    queryClient.setQueryData(ownersLookQuery().queryKey, changed);
  };
  /**
   * Shows a notice about an error. After a conflict or invalid values, loads the stored look, and shows it unless the owner has
   * made a further change.
   */
  const refuse = async (error: unknown): Promise<void> => {
    const { status, problem } = refusalOf(error) ?? {};
    const detail = problem?.errors?.[0]?.message ?? problem?.detail;
    notify({ tone: 'danger', title: words.failed.title, text: detail ?? words.failed.text });
    if (status !== 409 && status !== 422) return;
    const fresh = await queryClient.fetchQuery(ownersLookQuery()).catch(() => undefined);
    if (!fresh) return;
    accept(fresh);
    setLook(saves.current.waiting ?? draftOrPublished(fresh));
  };
  const keepLatest = async (): Promise<boolean> => {
    let { waiting: next } = saves.current;
    try {
      for (; next; next = saves.current.waiting) {
        saves.current.waiting = undefined;
        accept(await keepDraft(next, saves.current.version));
      }
      return true;
    } catch (error) {
      const wasRefused = refusalOf(error) !== undefined;
      // Without a response, the look still has to be stored. That happens with the next change, or before publishing.
      if (!wasRefused) saves.current.waiting ??= next;
      await refuse(error);
      // Stores a change that the owner has made in the meantime.
      if (wasRefused && saves.current.waiting) await keepLatest();
      return false;
    }
  };
  const save = (): Promise<boolean> => {
    saves.current.running ??= keepLatest().finally(() => {
      saves.current.running = undefined;
    });
    return saves.current.running;
  };
  const change = (next: Look) => {
    notify();
    setLook(next);
    saves.current.waiting = next;
    // A change that is made while a look is being published is stored afterwards, by `publish`.
    if (!saves.current.publishing) void save();
  };
  /** Stores the draft, and then publishes a look with `send`: the draft, or the look that was published before. */
  const publish = async (send: (version: number) => Promise<OwnersLook>, title: string) => {
    if (saves.current.publishing) return;
    saves.current.publishing = true;
    setPublishing(true);
    let isKept = false;
    try {
      isKept = await save();
      if (!isKept) return;
      const published = await send(saves.current.version);
      accept(published);
      setLook(saves.current.waiting ?? draftOrPublished(published));
      notify({ title, text: words.publishedText });
    } catch (error) {
      await refuse(error);
    } finally {
      saves.current.publishing = false;
      setPublishing(false);
      if (isKept && saves.current.waiting) void save();
    }
  };
  return {
    look,
    stored,
    publishing,
    change,
    publish: () => publish(publishLook, words.published),
    undo: () => publish(undoLook, words.undone),
    discard: () => change(stored.published),
    tryShipped: () => change(shippedLook),
  };
}
