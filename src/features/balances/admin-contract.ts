import * as z from 'zod/mini';
import { locales } from '#/platform/i18n/locale';
import { line, lines, linkOrNone, plannedDay } from '#/platform/input/fields';
import { buyer, limits } from './contract';
import { balanceStatuses, mostSessions } from './rules';

/** The details of a sale that the owner can change later. */
const details = {
  ...buyer.shape,
  language: z.enum(locales),
  /** The last day on which the package is valid, `YYYY-MM-DD`; empty for no end. */
  lastDay: z.union([z.literal(''), plannedDay]),
  bookBeforePaid: z.boolean(),
  reference: line(limits.reference),
  paymentLink: linkOrNone(limits.link),
  paymentText: lines(limits.payment),
  price: line(limits.price),
};

/** `POST /api/admin/balances` */
export const saleRequest = z.object({
  ...details,
  /** The form makes the id, so that a sale that is sent twice is stored once. */
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
export type RenewRequest = z.output<typeof renewRequest>;

/** The values of the form of a sale, with the number of sessions as it was typed. */
export type SaleValues = Omit<SaleRequest, 'id' | 'company' | 'sessions'> &
  Record<'company' | 'sessions', string>;
