import { type ReactNode, useId, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Actions } from '#/owner/kit/actions';
import { Fold } from '#/owner/kit/fold';
import { Button } from '#/ui/button';
import { VisuallyHidden } from '#/ui/layout';
import { Paragraph } from '#/ui/unbroken';
import { useOpenForm } from './open-form';
import styles from './rows-field.module.css';

/** Texts of a field that holds rows; `one` is the name of the row at a place, counted from 1. */
export interface RowsWords {
  none: string;
  one: (place: number) => string;
  add: string;
  up: string;
  down: string;
  remove: string;
  moved: (place: number, count: number) => string;
  full: (most: number) => string;
}

interface RowsFieldProps {
  /** The name of the form's field, whose value is a list. */
  name: string;
  words: RowsWords;
  title: string;
  /** The texts of all rows, shown beside the title; '' if there are none. */
  summary: string;
  hint?: string | undefined;
  most: number;
  newRow: () => unknown;
  /** The field of a row that gets the focus when the row is added or moved. */
  firstField: string;
  children: (index: number) => ReactNode;
}

export function RowsField({
  name,
  words,
  title,
  summary,
  hint,
  most,
  newRow,
  firstField,
  children,
}: RowsFieldProps) {
  const { form } = useOpenForm();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name, keyName: 'key' });
  const [status, setStatus] = useState('');
  const addId = useId();
  const isFull = fields.length >= most;
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setStatus(words.moved(to + 1, fields.length));
    requestAnimationFrame(() => form.setFocus(`${name}.${to}.${firstField}`));
  };
  return (
    <Fold
      title={title}
      summary={summary || (fields.length > 0 ? words.one(fields.length) : words.none)}
      hasErrors={form.formState.errors[name] !== undefined}
    >
      <Paragraph className="field-hint">{hint}</Paragraph>
      <fieldset className={styles.rows} aria-label={title}>
        {fields.map(({ key }, index) => {
          const named = <VisuallyHidden>: {words.one(index + 1)}</VisuallyHidden>;
          return (
            <fieldset key={key} className={styles.row}>
              <legend>{words.one(index + 1)}</legend>
              {children(index)}
              <Actions>
                <Button kind="quiet" disabled={index === 0} onClick={() => moveTo(index, index - 1)}>
                  {words.up}
                  {named}
                </Button>
                <Button
                  kind="quiet"
                  disabled={index === fields.length - 1}
                  onClick={() => moveTo(index, index + 1)}
                >
                  {words.down}
                  {named}
                </Button>
                <Button
                  kind="quiet"
                  onClick={() => {
                    remove(index);
                    requestAnimationFrame(() => document.getElementById(addId)?.focus());
                  }}
                >
                  {words.remove}
                  {named}
                </Button>
              </Actions>
            </fieldset>
          );
        })}
        <Button
          id={addId}
          kind="secondary"
          dense
          aria-disabled={isFull || undefined}
          onClick={() => {
            if (isFull) setStatus(words.full(most));
            else append(newRow(), { focusName: `${name}.${fields.length}.${firstField}` });
          }}
        >
          {words.add}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
        <p className="field-hint" role="status">
          {isFull ? words.full(most) : status}
        </p>
      </fieldset>
    </Fold>
  );
}
