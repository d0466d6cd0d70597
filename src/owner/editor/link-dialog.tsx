import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '#/ui/button.tsx';
import { Field, Input } from '#/ui/field.tsx';
import { linkAddressOf } from './address.ts';
import { EditorDialog } from './editor-dialog.tsx';
import type { EditorLabels } from './labels.ts';
import type { LinkAttributes } from './link.ts';

interface LinkDialogProps {
  editor: Editor;
  labels: EditorLabels['linkDialog'];
  onClose: () => void;
}

/** Asks where the selected words lead; without a selection also for the words. */
export function LinkDialog({ editor, labels, onClose }: LinkDialogProps) {
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
    <EditorDialog
      title={labels.title}
      onApply={apply}
      onClose={close}
      actions={
        <>
          {linked ? (
            <Button kind="danger" dense onClick={remove}>
              {labels.remove}
            </Button>
          ) : null}
          <Button kind="secondary" dense onClick={close}>
            {labels.cancel}
          </Button>
          <Button dense onClick={apply}>
            {labels.apply}
          </Button>
        </>
      }
    >
      <Field label={labels.address} hint={labels.addressHint} error={wrong ? labels.invalid : undefined}>
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
        <Field label={labels.text}>
          <Input dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      ) : null}
      <label className="rich-check">
        <input type="checkbox" checked={tab} onChange={(event) => setTab(event.target.checked)} />
        {labels.newTab}
      </label>
    </EditorDialog>
  );
}
