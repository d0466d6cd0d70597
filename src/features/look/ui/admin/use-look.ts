import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refusalOf } from '#/platform/http-client/api';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { keepDraft, ownersLookQuery, publishLook, undoLook } from '../../admin-client';
import type { OwnersLook } from '../../admin-contract';
import { type Look, shippedLook } from '../../contract';
import { adminLookWords } from '../../copy';

const shownOf = ({ draft, published }: OwnersLook): Look => draft ?? published;

/** What the owner is trying out. Each change is kept at once; while one is under way, only the latest waits. */
export function useLook() {
  const words = useWords(adminLookWords);
  const notify = useNotice();
  const queryClient = useQueryClient();
  const { data: stored } = useSuspenseQuery(ownersLookQuery());
  const [look, setLook] = useState(shownOf(stored));
  const [publishing, setPublishing] = useState(false);
  const saves = useRef({ version: stored.version, next: undefined as Look | undefined, running: false });

  const accept = (changed: OwnersLook) => {
    saves.current.version = changed.version;
    queryClient.setQueryData(ownersLookQuery().queryKey, changed);
  };
  const refuse = async (error: unknown) => {
    const { status, problem } = refusalOf(error) ?? {};
    notify({ tone: 'danger', title: words.failed.title, text: problem?.detail ?? words.failed.text });
    if (status !== 409) return;
    const fresh = await queryClient.fetchQuery(ownersLookQuery());
    accept(fresh);
    setLook(shownOf(fresh));
  };
  const save = async () => {
    if (saves.current.running) return;
    saves.current.running = true;
    try {
      for (let { next } = saves.current; next; next = saves.current.next) {
        saves.current.next = undefined;
        accept(await keepDraft(next, saves.current.version));
      }
    } catch (error) {
      await refuse(error);
    } finally {
      saves.current.running = false;
    }
  };
  const change = (next: Look) => {
    setLook(next);
    saves.current.next = next;
    void save();
  };
  /** Publishes what is tried out, or what was published before. */
  const publish = async (send: (version: number) => Promise<OwnersLook>, title: string) => {
    if (publishing || saves.current.running) return;
    setPublishing(true);
    try {
      const published = await send(saves.current.version);
      accept(published);
      setLook(shownOf(published));
      notify({ title, text: words.publishedText });
    } catch (error) {
      await refuse(error);
    } finally {
      setPublishing(false);
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
