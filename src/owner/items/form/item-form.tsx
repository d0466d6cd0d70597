import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { isLocale, type Locale, type Localized } from '#/platform/i18n/locale';
import { useHiddenErrors } from '#/ui/form';
import { useLocale, useSiteLanguages, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { useMadeInBrowser } from '#/ui/use-made-in-browser';
import { type Noun, namesAt, type OwnersItem, titleIn } from '../item';
import { ConflictView } from './conflict-view';
import { DraftFound } from './draft-found';
import { ItemFieldView } from './item-field-view';
import styles from './item-form.module.css';
import { LanguagePanes } from './language-panes';
import { type FormWords, OpenFormProvider } from './open-form';
import { SaveBar, type SaveBarProps } from './save-bar';
import type { CloseForm } from './use-discarded';
import { useEditing } from './use-editing';
import { useItemForm } from './use-item-form';
import { useValueText } from './use-value-text';

export interface ItemFormProps<Item> {
  noun: Noun<Item, unknown>;
  words: FormWords;
  /** Undefined for a new item. */
  item: Item | undefined;
  /** Initial values of a new item that differ from the noun's. */
  initial?: object;
  /** Components for fields that the noun renders itself. */
  own?: Record<string, ComponentType>;
  /** How a conflict shows the values of some fields as text. */
  show?: Record<string, (value: unknown) => string>;
  savedText?: (item: Item) => string;
  foot?: ReactNode;
  /** By default, the words for saving and cancelling. */
  buttons?: SaveBarProps['labels'];
  /** Called after saving, instead of `onClose`. */
  onSaved?: (() => void) | undefined;
  onClose: CloseForm;
}

/**
 * The form of a new or an existing item. It takes the focus when it is added to a page that is already shown, for example in
 * place of the item's card.
 */
export function ItemForm<Item extends OwnersItem>({
  noun,
  words,
  item,
  initial,
  own = {},
  show = {},
  savedText,
  foot,
  buttons,
  onSaved,
  onClose,
}: ItemFormProps<Item>) {
  const kit = useWords(kitWords);
  const { main } = useSiteLanguages();
  const notify = useNotice();
  const frame = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [pane, setPane] = useState<Locale>(main);
  const isAdded = useMadeInBrowser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form appears
  useEffect(() => {
    // A form that came with the server's HTML may be in use already: moving the focus would interrupt the owner's typing.
    if (!isAdded) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  /** Shows the language of an invalid field, then focuses the first visible invalid field. */
  const reveal = (path: string) => {
    const [, language] = /\.(\w+)$/.exec(path) ?? [];
    if (isLocale(language)) setPane(language);
    requestAnimationFrame(() => {
      const invalid = [...(frame.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
      invalid.find((field) => field.offsetParent !== null)?.focus();
    });
  };
  const saving = useItemForm({
    noun,
    item,
    initial,
    onSaved: (saved, created, isUnsaved) => {
      editing.forget();
      notify({ title: (created && words.created) || words.updated, text: savedText?.(saved) });
      if (!isUnsaved) (onSaved ?? onClose)();
    },
    onInvalid: reveal,
    onFailed: (detail, gone) =>
      notify({
        tone: 'danger',
        title: kit.failed.save,
        text: gone ? kit.conflict.gone : (detail ?? kit.failed.text),
      }),
  });
  useHiddenErrors(
    saving.form,
    () => frame.current,
    ({ path, message }) => {
      const [name = ''] = path.split('.');
      notify({ tone: 'danger', title: kit.failed.save, text: `${words.fields[name] ?? name}: ${message}` });
    },
  );
  const { known } = saving;
  const editing = useEditing({
    draftOf: `${noun.name}:${known?.id ?? 'new'}`,
    saving,
    names: Object.keys(words.fields),
    onClose,
  });
  const valueText = useValueText(noun, words, show);
  const { conflict } = editing;
  const title = (!known && words.add) || words.edit;
  const edited = titleOf(known, useLocale());
  const isOnSite = known?.isPublished && saving.form.watch('isPublished');
  const panes = namesAt(noun, 'pane');
  return (
    <OpenFormProvider
      value={{
        noun,
        words,
        item: known,
        own,
        pane,
        form: saving.form,
        waitFor: saving.waitFor,
        ...editing.actions,
      }}
    >
      <form ref={frame} className={styles.root} noValidate onSubmit={saving.save} aria-label={title}>
        <h3 ref={heading} tabIndex={-1} className="text-h3">
          {edited ? kit.editing(edited) : title}
        </h3>
        {editing.offer ? <DraftFound {...editing.offer} /> : null}
        <FieldViews className={styles.strip} names={namesAt(noun, 'strip')} />
        {panes.length > 0 ? (
          <LanguagePanes {...editing.panes} names={panes} open={pane} onOpen={setPane} />
        ) : null}
        <FieldViews className={styles.after} names={namesAt(noun, 'after')} />
        {foot}
        {conflict ? (
          <ConflictView
            {...conflict}
            saving={saving.busy}
            fieldLabel={(field) => words.fields[field] ?? field}
            show={valueText}
          />
        ) : (
          <>
            {isOnSite ? <p className="field-hint">{kit.savesToSite}</p> : null}
            <SaveBar {...editing.bar} labels={buttons} saving={saving.busy} />
          </>
        )}
      </form>
    </OpenFormProvider>
  );
}

const FieldViews = ({ names, className }: { names: readonly string[]; className: string | undefined }) =>
  names.length > 0 ? (
    <div className={className}>
      {names.map((name) => (
        <ItemFieldView key={name} name={name} />
      ))}
    </div>
  ) : null;

const titleOf = (item: object | undefined, locale: Locale): string =>
  item && 'title' in item ? titleIn(item.title as Localized, locale).text : '';
