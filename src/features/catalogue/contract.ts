import * as z from 'zod/mini';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import { count } from '#/platform/input/fields';

/** The query of consulting services or training programs: all of them, or the first `limit`. */
export const offersQuery = z.object({ limit: z.optional(count) });

/**
 * `instant`: visitors book a time, which is confirmed at once. `approval`: visitors book a time, which the owner has to confirm.
 * `request`: visitors can't book this service; the details are agreed first, in a message or in another appointment.
 */
export const bookingModes = ['instant', 'approval', 'request'] as const;
export type BookingMode = (typeof bookingModes)[number];
export const formats = ['online', 'hybrid', 'onsite'] as const;
export type Format = (typeof formats)[number];
export const levels = ['beginner', 'intermediate', 'advanced', 'executive', 'all'] as const;
export type Level = (typeof levels)[number];
/** Where a session takes place. `open`: by telephone or online, as both agree. `later`: the owner has yet to announce it. */
export const placeKinds = ['open', 'video', 'phone_owner', 'phone_visitor', 'address', 'later'] as const;
export type PlaceKind = (typeof placeKinds)[number];
export interface Place {
  kind: PlaceKind;
  /** The link of a video meeting. Only visitors with a confirmed appointment get it. */
  link: string;
  /** The address where the visitor and the owner meet. */
  address: string;
}
const toldPlace = z.object({ kind: z.enum(placeKinds), detail: z.string() });
/**
 * A place as visitors see it. `detail` is the address, or the link of a video meeting if the appointment is confirmed, or else
 * empty.
 */
export type ToldPlace = z.infer<typeof toldPlace>;

/** The parts of the booking rule in which a service differs from the general rule; null where it doesn't. */
export interface ServiceRule {
  /** Start hours of each weekday, Monday first; 9.5 is half past nine. */
  hours: number[][] | null;
  /** Minutes kept free before and after an appointment. */
  bufferBefore: number | null;
  bufferAfter: number | null;
  /** Minimum hours between the booking and the appointment. */
  noticeHours: number | null;
  /** The most appointments of this service on one day; null for no such bound. */
  perDay: number | null;
}
export type OwnBuffers = Pick<ServiceRule, 'bufferBefore' | 'bufferAfter'>;
/** The full hours at which appointments can begin. The owner's forms always offer them. */
export const fullHours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
/** All times at which appointments can begin: the full hours, and half past each of them. */
export const startTimes = fullHours.flatMap((hour) => [hour, hour + 0.5]);
export const ruleLimits = { buffer: 120, noticeHours: 720, perDay: 20 } as const;

export const questionKinds = ['text', 'choice', 'yesno'] as const;
export type QuestionKind = (typeof questionKinds)[number];
export const mostQuestions = 5;
export interface Question {
  id: string;
  kind: QuestionKind;
  required: boolean;
  label: SourceLocalized;
  /** The options of a `choice`: one in each line, in the same order in every language. */
  options: SourceLocalized;
}

/**
 * Where the address of an item leads once it is no longer offered: to the catalogue page (`catalogue`), nowhere (`gone`, status
 * 410), or to the item with this id.
 */
export type LeadsTo = 'catalogue' | 'gone' | (string & {});

/** `price`: the owner shows this price. `priceHidden`: the page mentions no price. With neither, the price is on request. */
const priced = {
  price: z.optional(z.object({ amount: z.number(), currency: z.string() })),
  priceHidden: z.optional(z.literal(true)),
};
export type Priced = z.infer<z.ZodMiniObject<typeof priced>>;

const offered = { id: z.string(), title: z.string(), description: z.string(), ...priced };

const categorised = { ...offered, category: z.string(), categoryTitle: z.string() };

/** A category with at least one published item. */
export const category = z.object({
  id: z.string(),
  title: z.string(),
  /** The label of the button that shows only this category. */
  short: z.string(),
});
export type Category = z.infer<typeof category>;

/** One consulting service as visitors see it, in one language. */
export const consultingService = z.object({
  ...categorised,
  /** Duration as text, '60 dakika'. */
  duration: z.string(),
  minutes: z.number(),
  /** Every length that visitors can choose, the usual one first; absent if there is only one. */
  lengths: z.optional(z.array(z.object({ minutes: z.number(), duration: z.string() }))),
  bookable: z.boolean(),
  /** Whether a booking waits for the owner to confirm it; absent where it is confirmed at once. */
  approval: z.optional(z.literal(true)),
  /** The questions that visitors answer before they book; absent where there are none. */
  questions: z.optional(
    z.array(
      z.object({
        id: z.string(),
        kind: z.enum(questionKinds),
        required: z.boolean(),
        label: z.string(),
        options: z.array(z.string()),
      }),
    ),
  ),
  /** Absent for the kind `open`. */
  place: z.optional(toldPlace),
});
export type ConsultingService = z.infer<typeof consultingService>;
/** A question as visitors see it, in one language. */
export type AskedQuestion = NonNullable<ConsultingService['questions']>[number];

export const consultingPackage = z.object({
  ...offered,
  sessions: z.string(),
});
export type ConsultingPackage = z.infer<typeof consultingPackage>;

export const trainingService = z.object({
  ...categorised,
  /** Duration as text, '5 hafta (40 saat)'. */
  duration: z.string(),
  weeks: z.number(),
  hours: z.number(),
  /** How the program is held, as a key; `format` is the same as a text in the reader's language. */
  mode: z.enum(formats),
  format: z.string(),
  level: z.string(),
  topics: z.array(z.string()),
});
export type TrainingService = z.infer<typeof trainingService>;

export const corporateProgram = z.object({
  ...offered,
  duration: z.string(),
  participants: z.string(),
  format: z.string(),
  benefits: z.array(z.string()),
});
export type CorporateProgram = z.infer<typeof corporateProgram>;
