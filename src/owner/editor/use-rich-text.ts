import { type Editor, Extension } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { createExtensions } from './extensions.ts';
import { NestedHeadings } from './nested-headings.ts';
import { parseHtml } from './parse-html';
import { cleanPasted } from './pasted.ts';
import styles from './rich-text.module.css';
import type { RichTextProps } from './rich-text-props.ts';
import { toHtml } from './to-html.ts';
import type { Dialogs } from './tools.tsx';
import { UploadPlaces } from './upload-places.ts';
import { filterPictures } from './use-uploads.ts';

interface Events extends Dialogs {
  /** Called with pictures that were pasted or dropped, and with their position in the text. */
  onFiles: (view: EditorView, files: File[], at: number) => void;
  onPicturesSkipped: (count: number) => void;
}

/** `id` is the id of the editable element. */
type Props = RichTextProps & { id: string };
type Latest = RefObject<{ props: Props; events: Events }>;

export function useRichText(props: Props, events: Events): Editor {
  const latest = useRef({ props, events });
  latest.current = { props, events };
  // `html` is the text in the editor. `values` begins with the value that the form holds. The others were passed to `onChange`,
  // and the form has yet to take them over. A value that is none of these was set by the form itself, and replaces the text.
  const synced = useRef<{ values: string[]; html: string }>({ values: [props.value], html: '' });

  // These are the same objects in each render: whenever an option has changed, Tiptap applies all options to the editor again.
  const [content] = useState(props.value);
  const [extensions] = useState(() => [
    ...createExtensions(props.compact ?? false),
    UploadPlaces,
    NestedHeadings,
    keys(() => latest.current.events),
  ]);
  const { id, label, lang, dir, describedBy, invalid } = props;
  const editorProps = useMemo(
    () => ({
      ...createHandlers(latest),
      attributes: {
        class: styles.root ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        dir,
        id,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(invalid ? { 'aria-invalid': 'true' } : {}),
      },
    }),
    [id, label, lang, dir, describedBy, invalid],
  );

  const editor = useEditor({
    extensions,
    content,
    editorProps,
    injectCSS: false,
    onCreate: ({ editor }) => {
      synced.current.html = toHtml(editor.state.doc, document);
    },
    onUpdate: ({ editor }) => {
      const html = toHtml(editor.state.doc, document);
      if (html === synced.current.html) return;
      synced.current = { values: [...synced.current.values, html], html };
      latest.current.props.onChange(html);
    },
  });

  useEffect(() => {
    const { values, html } = synced.current;
    // After quick changes, `props.value` may still be an earlier text of the editor, which must not replace the newest.
    const arrived = values.lastIndexOf(props.value);
    if (arrived >= 0) values.splice(0, arrived);
    if (arrived >= 0 || props.value === html) return;
    editor.commands.setContent(props.value, { emitUpdate: false });
    synced.current = { values: [props.value], html: toHtml(editor.state.doc, document) };
  }, [editor, props.value]);

  return editor;
}

function createHandlers(latest: Latest): EditorProps {
  /**
   * Uploads pasted or dropped pictures. Returns false if there are none to upload, or if they come with a text: Office programs
   * copy a text together with a picture of it, and the text is then pasted instead.
   */
  const takeFiles = (view: EditorView, data: DataTransfer | null, at: number): boolean => {
    const files = latest.current.props.uploadPicture ? filterPictures(data?.files) : [];
    const html = data?.getData('text/html') ?? '';
    const isText = html !== '' && (parseHtml(html).body.textContent?.trim() ?? '') !== '';
    if (files.length === 0 || isText) return false;
    latest.current.events.onFiles(view, files, at);
    return true;
  };
  return {
    transformPastedHTML(html) {
      const cleaned = cleanPasted(html, parseHtml);
      latest.current.events.onPicturesSkipped(cleaned.picturesLeftOut);
      return cleaned.html;
    },
    handlePaste: (view, event) => takeFiles(view, event.clipboardData, view.state.selection.from),
    handleDrop: (view, event, _slice, moved) =>
      !moved && takeFiles(view, event.dataTransfer, dropPlace(view, event)),
    handleClickOn(view, _pos, node, place, event) {
      if (node.type.name !== 'figure' || !(event.target instanceof HTMLImageElement)) return false;
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, place)));
      return true;
    },
    handleDoubleClickOn(_view, _pos, node, _place, event) {
      if (node.type.name !== 'figure' || !(event.target instanceof HTMLImageElement)) return false;
      latest.current.events.openPicture();
      return true;
    },
  };
}

const dropPlace = (view: EditorView, event: DragEvent): number =>
  view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from;

const keys = (events: () => Events) =>
  Extension.create({
    name: 'richTextKeys',
    priority: 1100,
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        events().openLink();
        return true;
      },
      // Enter opens the dialog of the selected picture.
      // biome-ignore lint/correctness/noComponentHookFactories: the name of a key
      Enter: ({ editor }) => {
        const isPicture = 'node' in editor.state.selection && editor.isActive('figure');
        if (isPicture) events().openPicture();
        return isPicture;
      },
      // Moves the focus to the toolbar.
      'Alt-F10': ({ editor }) => {
        const { id } = editor.view.dom;
        document.querySelector<HTMLElement>(`[aria-controls="${id}"] [tabindex="0"]`)?.focus();
        return true;
      },
    }),
  });
