import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import styles from './rich-text.module.css';

type Change = { add: { id: string; at: number } } | { remove: string };

const key = new PluginKey<DecorationSet>('uploadPlaces');

/** The positions of pictures that are being uploaded; they move with the text while the writer types. */
export const UploadPlaces = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, before) {
          const places = before.map(transaction.mapping, transaction.doc);
          const change: Change | undefined = transaction.getMeta(key);
          if (!change) return places;
          if ('remove' in change) return places.remove(findPlaces(places, change.remove));
          const render = () => {
            const element = document.createElement('span');
            element.className = styles.upload ?? '';
            return element;
          };
          return places.add(transaction.doc, [
            Decoration.widget(change.add.at, render, { id: change.add.id }),
          ]);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

const findPlaces = (places: DecorationSet, id: string) =>
  places.find(undefined, undefined, (spec) => spec.id === id);

export const addPlace = (state: EditorState, id: string, at: number) =>
  state.tr.setMeta(key, { add: { id, at } } satisfies Change);

export const removePlace = (state: EditorState, id: string) =>
  state.tr.setMeta(key, { remove: id } satisfies Change);

/** The current position of a picture that is being uploaded; undefined if the writer has deleted the text around it. */
export const findPlace = (state: EditorState, id: string): number | undefined => {
  const places = key.getState(state);
  return places ? findPlaces(places, id)[0]?.from : undefined;
};
