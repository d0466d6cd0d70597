import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field, Input, Select } from '#/ui/field';
import styles from './filter-bar.module.css';

export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search aria-label={label} className={styles.root}>
      {children}
    </search>
  );
}

export const ListFoot = (props: ComponentProps<'div'>) => <div {...props} className={styles.foot} />;

/**
 * Returns a function that changes filters in the address. Pass only the changed filters: an earlier navigation may still be
 * running, and its filters must stay.
 */
export function useFilterChange<Search extends object>(): (changed: Search) => void {
  const navigate = useNavigate();
  return (changed) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...changed }), resetScroll: false });
}

const debounceMs = 400;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches after a pause in typing, or at once on Enter. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const searched = useRef(value);
  // The address may change without typing, as with the browser's back button.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setTyped(value);
  }, [value]);
  const search = (text: string) => {
    const trimmed = text.trim();
    if (trimmed === searched.current) return;
    searched.current = trimmed;
    onSearch(trimmed);
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchLater(typed), debounceMs);
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
          if (event.key === 'Enter') search(typed);
        }}
      />
    </Field>
  );
}

export interface FilterOption<Value extends string = string> {
  value: Value;
  label: string;
}

/** The options of a filter: a first one that shows everything, then one for each value. */
export const filterOptions = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
  all: string,
): FilterOption[] => [{ value: '', label: all }, ...values.map((value) => ({ value, label: names[value] }))];

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly FilterOption<Value>[];
  onChoose: (value: Value) => void;
}

/** Shows a new choice at once, while the list is still loading. */
export function FilterSelect<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: FilterSelectProps<Value>) {
  const [chosen, setChosen] = useState(value);
  useEffect(() => setChosen(value), [value]);
  const choose = (next: Value) => {
    setChosen(next);
    onChoose(next);
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
