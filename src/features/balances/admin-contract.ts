import * as z from 'zod/mini';
import type { RecordDetail, RecordSummary } from '#/owner/records/contract';
import type { Locale } from '#/platform/i18n/locale';
import { locales } from '#/platform/i18n/locale';
import { line, lines, plannedDay } from '#/platform/input/fields';
import { buyer, type Entry, limits } from './contract';
import { type BalanceStatus, balanceStatuses, mostSessions } from './rules';

/** A sold package in the owner's list. */
export interface BalanceSummary extends RecordSummary<BalanceStatus> {
  title: string;
  sessions: number;
  left: number;
  /** `YYYY-MM-DD`; null for no end. */
  lastDay: string | null;
}

/** A line of the ledger with the owner's note. */
export interface OwnersEntry extends Entry {
  note: string | null;
}

/** A sold package on its page for the owner. */
export interface BalanceDetail extends RecordDetail<BalanceStatus> {
  title: string;
  phone: string;
  sessions: number;
  left: number;
  lastDay: string | null;
  paidAt: string | null;
  /** The titles of the services that count; empty for every service that can be booked. */
  services: string[];
  returnHours: number;
  bookBeforePaid: boolean;
  reference: string;
  paymentLink: string;
  paymentText: string;
  price: string;
  entries: OwnersEntry[];
  next: BalanceStatus[];
  erasable: boolean;
  /** The version that the owner sees; an action on an outdated one is a conflict. */
  sequence: number;
}

/** A package that can be sold. */
export interface SellablePackage {
  id: string;
  title: string;
  sessions: number;
  /** The last day of one that is sold today; null for no end. */
  lastDay: string | null;
}

/** `GET /api/admin/balances/packages`: what can be sold, and how the last one was to be paid. */
export interface SalesDesk {
  packages: SellablePackage[];
  paymentLink: string;
  paymentText: string;
}

/** A web address that is safe to link to; empty for none. */
const paymentLink = line(limits.link).check(
  z.refine((text) => text === '' || (URL.canParse(text) && /^https?:\/\//i.test(text)), {
    params: { format: 'web_address' },
  }),
);

/** What the owner can change of a sale later. */
const details = {
  ...buyer.shape,
  language: z.enum(locales),
  /** `YYYY-MM-DD`; empty for no end. */
  lastDay: z.union([z.literal(''), plannedDay]),
  bookBeforePaid: z.boolean(),
  reference: line(limits.reference),
  paymentLink,
  paymentText: lines(limits.payment),
  price: line(limits.price),
};

/** `POST /api/admin/balances` */
export const saleRequest = z.object({
  ...details,
  /** Made by the form, so that a sale that is sent twice is stored once. */
  id: z.uuid(),
  packageId: line(100).check(z.minLength(1)),
  sessions: z.int().check(z.minimum(1), z.maximum(mostSessions)),
  paid: z.boolean(),
});
export type SaleRequest = z.output<typeof saleRequest>;

const sequence = z.optional(z.number());
export const changeRequest = z.object({ ...details, sequence });
export type ChangeRequest = z.output<typeof changeRequest>;

export const statusRequest = z.object({ status: z.enum(balanceStatuses), sequence });
export const correctRequest = z.object({
  sessions: z.int().check(z.minimum(-mostSessions), z.maximum(mostSessions)),
  note: line(limits.note).check(z.minLength(1)),
  sequence,
});
export type CorrectRequest = z.output<typeof correctRequest>;
export const renewRequest = z.object({ sequence });

/** What the form of a sale holds. */
export interface SaleValues extends Record<'name' | 'email' | 'phone' | 'company', string> {
  language: Locale;
  packageId: string;
  sessions: string;
  lastDay: string;
  bookBeforePaid: boolean;
  reference: string;
  paymentLink: string;
  paymentText: string;
  price: string;
  paid: boolean;
}
