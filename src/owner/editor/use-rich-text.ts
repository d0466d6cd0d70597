import { type Editor, Extension } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { extensionsOf } from './extensions.ts';
import { htmlOf } from './html-of.ts';
import { NestedHeadings } from './nested-headings.ts';
import { cleanPasted } from './pasted.ts';
import styles from './rich-text.module.css';
import type { RichTextProps } from './rich-text-props.ts';
import { UploadPlaces } from './upload-places.ts';
import { picturesAmong } from './use-uploads.ts';

interface Events {
  openLink: () => void;
  openPicture: () => void;
  /** Files came by paste or drop, for this place of the text. */
  onFiles: (view: EditorView, files: File[], at: number) => void;
  onLeftOut: (count: number) => void;
}

type Latest = RefObject<{ props: RichTextProps; events: Events }>;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The editor of one text: what goes in is what was given, what comes out is what will be stored. */
export function useRichText(props: RichTextProps, events: Events): Editor {
  const latest = useRef({ props, events });
  latest.current = { props, events };
  // What the text says in the form's eyes; a value that differs came from elsewhere.
  const said = useRef<{ given: string; html: string }>({ given: props.value, html: '' });

  // Named once: the editor is set anew whenever one of its options is another object.
  const [content] = useState(props.value);
  const [extensions] = useState(() => [
    ...extensionsOf(props.compact ?? false),
    UploadPlaces,
    NestedHeadings,
    keys(() => latest.current.events),
  ]);
  const { id, label, lang, dir, describedBy, invalid } = props;
  const editorProps = useMemo(
    () => ({
      ...handlersOf(latest),
      attributes: {
        class: styles.root ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        dir,
        ...(id ? { id } : {}),
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
      said.current.html = htmlOf(editor.state.doc, document);
    },
    onUpdate: ({ editor }) => {
      const html = htmlOf(editor.state.doc, document);
      if (html === said.current.html) return;
      said.current = { given: html, html };
      latest.current.props.onChange(html);
    },
  });

  useEffect(() => {
    if (props.value === said.current.given || props.value === said.current.html) return;
    editor.commands.setContent(props.value, { emitUpdate: false });
    said.current = { given: props.value, html: htmlOf(editor.state.doc, document) };
  }, [editor, props.value]);

  return editor;
}

/** What paste, drop and clicks do beyond what they do in any text. */
function handlersOf(latest: Latest): EditorProps {
  /** Files of a paste or a drop; a text that brings a picture of itself along is taken as text. */
  const taken = (view: EditorView, data: DataTransfer | null, at: number): boolean => {
    const files = latest.current.props.uploadPicture ? picturesAmong(data?.files) : [];
    const html = data?.getData('text/html') ?? '';
    const isText = html !== '' && (parse(html).body.textContent?.trim() ?? '') !== '';
    if (files.length === 0 || isText) return false;
    latest.current.events.onFiles(view, files, at);
    return true;
  };
  return {
    transformPastedHTML(html) {
      const cleaned = cleanPasted(html, parse);
      latest.current.events.onLeftOut(cleaned.picturesLeftOut);
      return cleaned.html;
    },
    handlePaste: (view, event) => taken(view, event.clipboardData, view.state.selection.from),
    handleDrop: (view, event, _slice, moved) =>
      !moved && taken(view, event.dataTransfer, dropPlace(view, event)),
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
      // A picture that is picked opens by Enter, like anything else that can be opened.
      // biome-ignore lint/correctness/noComponentHookFactories: the name of a key
      Enter: ({ editor }) => {
        const picked = 'node' in editor.state.selection && editor.isActive('figure');
        if (picked) events().openPicture();
        return picked;
      },
      'Alt-F10': ({ editor }) => {
        const { id } = editor.view.dom;
        document.querySelector<HTMLElement>(`[aria-controls="${id}"] [tabindex="0"]`)?.focus();
        return true;
      },
    }),
  });
