import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { Field, Input, Options, Select } from '#/ui/field';
import { firstError } from '#/ui/form';
import type { FieldKind } from '../item';
import { PublishSwitch } from '../publish';
import styles from './item-form.module.css';
import { MoneyField } from './money-field';
import { useHint, useOpenForm } from './open-form';
import { useFormParts } from './parts';

/** A field above or below the texts. Its kind decides how it is rendered, unless the noun has a component of its own for it. */
export function ItemFieldView({ name }: { name: string }) {
  const { noun, words, form, own } = useOpenForm();
  const error = useFieldError(name);
  const hint = useHint(name, words.hints?.[name]);
  const field = noun.fields[name];
  const Own = own[name];
  if (Own) return <Own />;
  if (field?.kind === 'publish') return <PublishSwitch {...form.register(name)} />;
  if (field?.kind === 'money') return <MoneyField name={name} />;
  if (field?.kind === 'picture') return <PictureControl name={name} />;
  const control = (
    <Field label={words.fields[name]} hint={hint} error={error}>
      <Control name={name} />
    </Field>
  );
  return field?.wide ? <div className={styles.wide}>{control}</div> : control;
}

/** The error of a field; if the field has several parts or is a list, the first error among them. */
export function useFieldError(name: string): string | undefined {
  const error = useOpenForm().form.formState.errors[name];
  return firstError({ [name]: error })?.message;
}

// Not `type="number"`: while the text isn't a number, the value of such an input is empty, so no error could tell what is wrong.
const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
const address = { dir: 'ltr', autoComplete: 'off', placeholder: 'https://' } as const;

/** The attributes of the inputs of each kind; the input of any other kind is for an address. */
const attributes: Partial<Record<FieldKind, ComponentProps<'input'>>> = {
  order: number,
  number,
  numbers: { inputMode: 'text', dir: 'ltr', autoComplete: 'off' },
  date: { type: 'date' },
  email: { type: 'email', dir: 'ltr', autoComplete: 'off' },
  phone: { type: 'tel', dir: 'ltr', autoComplete: 'off', placeholder: '+90' },
};

function Control({ name }: { name: string }) {
  const { noun, words, form } = useOpenForm();
  const { kind = 'address', choices = [] } = noun.fields[name] ?? {};
  const input = form.register(name);
  if (kind !== 'choice') return <Input {...(attributes[kind] ?? address)} {...input} />;
  return (
    <Select {...input}>
      <Options of={choices} text={(choice) => words.choices?.[name]?.[choice] ?? choice} />
    </Select>
  );
}

function PictureControl({ name }: { name: string }) {
  const { words, form, set, waitFor } = useOpenForm();
  const { PictureField } = useFormParts();
  const value = useWatch({ control: form.control, name });
  return (
    <PictureField
      label={words.fields[name] ?? name}
      name={name}
      value={value}
      onChange={(url) => set(name, url)}
      onWork={waitFor}
      error={useFieldError(name)}
    />
  );
}
