import { calendarDay } from '#/platform/i18n/dates';
import { ButtonLink } from '#/ui/button';
import { Facts, Latin } from '#/ui/facts';
import { Notice } from '#/ui/feedback';
import { Figures } from '#/ui/figures';
import { useLocale, useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { Paragraph, Unbroken } from '#/ui/unbroken';
import type { Balance } from '../contract';
import { balanceWords } from '../copy';
import styles from './balance.module.css';

export function BalanceHead({ balance }: { balance: Balance }) {
  const words = useWords(balanceWords);
  const locale = useLocale();
  const { title, left, lastDay, refusal, payment, entries } = balance;
  const used = entries.filter(({ kind }) => kind === 'used').length;
  const returned = entries.filter(({ kind }) => kind === 'returned').length;
  return (
    <header className={`confirmed-head ${styles.head}`}>
      <p className="text-unit">{words.pageTitle}</p>
      <h1 className="text-h1">
        <Unbroken>{title}</Unbroken>
      </h1>
      <Paragraph className="text-lead">{refusal ? words.refusals[refusal] : words.ready}</Paragraph>
      {payment ? <Payment payment={payment} isBookable={refusal === null} /> : null}
      <div className={styles.figures}>
        <Figures
          items={[
            { label: words.left, value: String(left) },
            { label: words.used, value: String(used - returned) },
          ]}
        />
      </div>
      <Facts
        facts={[{ term: words.lastDay, detail: lastDay ? calendarDay(locale, lastDay) : words.noEnd }]}
      />
    </header>
  );
}

interface PaymentProps {
  payment: NonNullable<Balance['payment']>;
  isBookable: boolean;
}

function Payment({ payment: { reference, link, text }, isBookable }: PaymentProps) {
  const { payment: words } = useWords(balanceWords);
  return (
    <Notice
      role="note"
      className={styles.payment}
      title={words.title}
      actions={
        link ? (
          <ButtonLink dense href={link} target="_blank" rel="noopener noreferrer">
            {words.open} <VisuallyHidden>{words.newTab}</VisuallyHidden>
          </ButtonLink>
        ) : null
      }
    >
      {isBookable ? <p>{words.bookable}</p> : null}
      {text ? (
        <p className={styles.typed}>
          <bdi>{text}</bdi>
        </p>
      ) : null}
      {reference ? (
        <p className={styles.typed}>
          {words.reference}: <Latin text={reference} />
        </p>
      ) : null}
    </Notice>
  );
}
