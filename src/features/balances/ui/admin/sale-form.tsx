import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminHead, AdminNote, AdminPart } from '#/owner/kit/admin-head';
import { Check } from '#/owner/kit/check';
import { DiscardDraft } from '#/owner/kit/discard-draft';
import { Fields } from '#/owner/kit/fields';
import { useDraftedValues } from '#/owner/kit/use-drafted-values';
import { useSaving } from '#/owner/kit/use-saving';
import { Arrow } from '#/ui/arrow';
import { Button, backClass, buttonClass } from '#/ui/button';
import { EmptyState } from '#/ui/feedback';
import { Field, Input, Select } from '#/ui/field';
import { Held } from '#/ui/held';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { Paragraph } from '#/ui/unbroken';
import { salesDeskQuery, sellPackage } from '../../admin-client';
import type { SaleValues } from '../../admin-contract';
import type { SalesDesk } from '../../admin-queries';
import { adminBalanceWords } from '../../copy';
import { mostSessions } from '../../rules';
import { BuyerFields, bindFields, PaymentFields } from './sale-fields';
import styles from './sale-fields.module.css';

export function SalePage({ onSold }: { onSold: (id: string) => Promise<void> }) {
  const { form: words } = useWords(adminBalanceWords);
  const { data: desk } = useSuspenseQuery(salesDeskQuery(useLocale()));
  return (
    <>
      <AdminHead
        back={
          <Link to="/admin/balances" className={backClass}>
            <Arrow to="start" />
            {words.back}
          </Link>
        }
        title={words.add}
      />
      {desk.packages.length > 0 ? (
        <SaleForm desk={desk} onSold={onSold} />
      ) : (
        <EmptyState
          level={3}
          title={words.noPackage}
          action={
            <Link to="/admin/services" search={{ kind: 'packages' }} className={buttonClass()}>
              {words.addPackage}
            </Link>
          }
        />
      )}
    </>
  );
}

interface SaleFormProps {
  desk: SalesDesk;
  onSold: (id: string) => Promise<void>;
}

function SaleForm({ desk, onSold }: SaleFormProps) {
  const { form: words } = useWords(adminBalanceWords);
  const locale = useLocale();
  const notify = useNotice();
  const saving = useSaving({ queryKey: ['inbox'] });
  const { errors } = saving;
  const { packages, paymentLink, paymentText, mailsToFiles } = desk;
  const termsOf = (id: string) => {
    const chosen = packages.find((each) => each.id === id) ?? packages[0];
    return {
      packageId: chosen?.id ?? '',
      sessions: String(chosen?.sessions ?? 1),
      lastDay: chosen?.lastDay ?? '',
    };
  };
  const isOffered = (field: keyof SaleValues, value: unknown) =>
    field !== 'packageId' || packages.some((each) => each.id === value);
  const draft = useDraftedValues<SaleValues>('sale-draft', isOffered, () => ({
    ...termsOf(''),
    name: '',
    email: '',
    phone: '',
    company: '',
    language: locale,
    bookBeforePaid: false,
    reference: '',
    paymentLink,
    paymentText,
    price: '',
    paid: false,
  }));
  const { values, change } = draft;
  const fields = { values, errors, onChange: change };
  const bind = bindFields(fields);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.busy) return;
    // The same sale has the same id however often it is sent, even after a reload, so that it is stored once.
    const id = draft.keyFor(values);
    const sale = { ...values, id, sessions: Number(values.sessions) };
    if (!(await saving.run(() => sellPackage(sale, locale)))) return;
    draft.discard();
    notify({ title: words.sold, text: mailsToFiles ? words.soldTextUnsent : words.soldText });
    await onSold(id);
  };
  return (
    <form ref={saving.form} noValidate aria-label={words.add} onSubmit={(event) => void submit(event)}>
      <AdminNote>
        <Paragraph>{mailsToFiles ? words.leadUnsent : words.lead}</Paragraph>
      </AdminNote>
      <Held while={saving.busy}>
        <AdminPart id="sale-package" title={words.package}>
          <Fields>
            <Field label={words.package} error={errors.packageId}>
              <Select value={values.packageId} onChange={({ target }) => change(termsOf(target.value))}>
                {packages.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.title}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={words.sessions} error={errors.sessions}>
              <Input
                type="number"
                inputMode="numeric"
                min={1}
                max={mostSessions}
                step={1}
                value={values.sessions}
                onChange={({ target }) => change({ sessions: target.value })}
              />
            </Field>
            <Field label={words.lastDay} hint={words.lastDayHint} error={errors.lastDay}>
              <Input type="date" {...bind('lastDay')} />
            </Field>
          </Fields>
        </AdminPart>
        <AdminPart id="sale-person" title={words.person}>
          <BuyerFields {...fields} />
        </AdminPart>
        <AdminPart id="sale-payment" title={words.payment}>
          <div className={styles.root}>
            <Check checked={values.paid} onChange={({ target }) => change({ paid: target.checked })}>
              {words.paid}
            </Check>
            <PaymentFields {...fields} />
          </div>
        </AdminPart>
      </Held>
      <Actions>
        <Button type="submit" busy={saving.busy}>
          {saving.busy ? words.saving : words.submit}
        </Button>
        <DiscardDraft draft={draft} />
      </Actions>
    </form>
  );
}
