import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import styles from './rich-text.module.css';

type Change = { add: { id: string; at: number } } | { remove: string };

const key = new PluginKey<DecorationSet>('uploadPlaces');

/** Where pictures that are being uploaded will stand, while the writer goes on writing. */
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
          if ('remove' in change) return places.remove(placesOf(places, change.remove));
          const mark = () => {
            const element = document.createElement('span');
            element.className = styles.upload ?? '';
            return element;
          };
          return places.add(transaction.doc, [Decoration.widget(change.add.at, mark, { id: change.add.id })]);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

const placesOf = (places: DecorationSet, id: string) =>
  places.find(undefined, undefined, (spec) => spec.id === id);

export const placed = (state: EditorState, id: string, at: number) =>
  state.tr.setMeta(key, { add: { id, at } } satisfies Change);

export const cleared = (state: EditorState, id: string) =>
  state.tr.setMeta(key, { remove: id } satisfies Change);

/** Where the place is by now; undefined where the writer deleted it. */
export const placeOf = (state: EditorState, id: string): number | undefined => {
  const places = key.getState(state);
  return places ? placesOf(places, id)[0]?.from : undefined;
};
