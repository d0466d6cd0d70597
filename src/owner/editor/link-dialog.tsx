import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Check } from '#/owner/kit/check.tsx';
import { technicalText } from '#/owner/kit/technical-text';
import { Field, Input } from '#/ui/field.tsx';
import { useWords } from '#/ui/language/language';
import { parseLinkAddress } from './address';
import { editorWords } from './copy';
import { EditorDialog } from './editor-dialog';
import type { LinkAttributes } from './link';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Asks for the address of a link. For a new link with nothing selected, it asks for the text of the link too. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { linkDialog: words } = useWords(editorWords);
  const current = editor.getAttributes('link') as Partial<LinkAttributes>;
  const linked = current.href !== undefined;
  const needsText = !linked && editor.state.selection.empty;
  const [address, setAddress] = useState(current.href ?? '');
  const [text, setText] = useState('');
  const [newTab, setNewTab] = useState(current.target === '_blank');
  const [invalid, setInvalid] = useState(false);

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = parseLinkAddress(address);
    if (href === null) {
      setInvalid(true);
      return;
    }
    onClose();
    const link = { href, target: newTab ? '_blank' : null, title: current.title ?? null };
    const chain = editor.chain().focus();
    if (needsText)
      chain.insertContent([
        { type: 'text', text: text.trim() || address.trim(), marks: [{ type: 'link', attrs: link }] },
      ]);
    else chain.extendMarkRange('link').setMark('link', link);
    chain.run();
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };

  return (
    <EditorDialog words={words} onApply={apply} onClose={close} onRemove={linked ? remove : undefined}>
      <Field label={words.address} hint={words.addressHint} error={invalid ? words.invalid : undefined}>
        <Input
          {...technicalText}
          value={address}
          autoFocus
          onChange={(event) => {
            setAddress(event.target.value);
            setInvalid(false);
          }}
        />
      </Field>
      {needsText ? (
        <Field label={words.text}>
          <Input dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      ) : null}
      <Check checked={newTab} onChange={(event) => setNewTab(event.target.checked)}>
        {words.newTab}
      </Check>
    </EditorDialog>
  );
}
