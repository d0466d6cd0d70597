import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Check } from '#/owner/kit/check.tsx';
import { Field, Input } from '#/ui/field.tsx';
import { useWords } from '#/ui/language/language';
import { linkAddressOf } from './address.ts';
import { editorWords } from './copy';
import { EditorDialog } from './editor-dialog.tsx';
import type { LinkAttributes } from './link.ts';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Asks where the selected words lead; without a selection also for the words. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { linkDialog: words } = useWords(editorWords);
  const given = editor.getAttributes('link') as Partial<LinkAttributes>;
  const linked = given.href !== undefined;
  const needsText = !linked && editor.state.selection.empty;
  const [address, setAddress] = useState(given.href ?? '');
  const [text, setText] = useState('');
  const [tab, setTab] = useState(given.target === '_blank');
  const [wrong, setWrong] = useState(false);

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = linkAddressOf(address);
    if (href === null) {
      setWrong(true);
      return;
    }
    onClose();
    const link = { href, target: tab ? '_blank' : null, title: given.title ?? null };
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
      <Field label={words.address} hint={words.addressHint} error={wrong ? words.invalid : undefined}>
        <Input
          dir="ltr"
          value={address}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
        />
      </Field>
      {needsText ? (
        <Field label={words.text}>
          <Input dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      ) : null}
      <Check checked={tab} onChange={(event) => setTab(event.target.checked)}>
        {words.newTab}
      </Check>
    </EditorDialog>
  );
}
