import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Field, Input, Select } from '#/ui/field.tsx';
import styles from './filter-bar.module.css';

/** What narrows a list, under one spoken name. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search aria-label={label} className={styles.root}>
      {children}
    </search>
  );
}

/** Below a list, or above it: how many it shows, and what can be had of it. */
export const ListFoot = (props: ComponentProps<'div'>) => <div {...props} className={styles.foot} />;

/** Narrows what is shown, in the address. Given only what changes: what was chosen before may still be on its way. */
export function useNarrowing<Search extends object>(): (changed: Search) => void {
  const navigate = useNavigate();
  return (changed) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...changed }), resetScroll: false });
}

/** Milliseconds of rest after which what was typed is looked for. */
const rest = 400;

/** Looks for what is typed once the typing rests, or at once on Enter. */
export function SearchField({
  label,
  placeholder,
  value,
  onSearch,
}: {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  // The address changed by itself, as with the browser's back button.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  const send = (text: string) => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    onSearch(wanted);
  };
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field label={label} className={styles.search}>
      <Input
        type="search"
        dir="auto"
        value={typed}
        placeholder={placeholder}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(typed);
        }}
      />
    </Field>
  );
}

export interface FilterOption<Value extends string = string> {
  value: Value;
  label: string;
}

/** Values under their names, behind a first option that stands for all of them. */
export const choices = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
  all: string,
): FilterOption[] => [{ value: '', label: all }, ...values.map((value) => ({ value, label: names[value] }))];

/** One of a few; the first option stands for no choice. Shows what was chosen while the list is still fetched. */
export function FilterSelect<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: Value;
  options: readonly FilterOption<Value>[];
  onChoose: (value: Value) => void;
}) {
  const [chosen, setChosen] = useState(value);
  useEffect(() => setChosen(value), [value]);
  const choose = (wanted: Value) => {
    setChosen(wanted);
    onChoose(wanted);
  };
  return (
    <Field label={label}>
      <Select value={chosen} onChange={(event) => choose(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
