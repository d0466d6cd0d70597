import * as z from 'zod/mini';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import { count } from '#/platform/input/fields';

/** The query of consulting services or training programs: all of them, or the first ones. */
export const offersQuery = z.object({ limit: z.optional(count) });

/** `instant`: visitors book a time; `approval`: the time is theirs once the owner confirms it; `request`: they write first. */
export const bookingModes = ['instant', 'approval', 'request'] as const;
export type BookingMode = (typeof bookingModes)[number];
export const formats = ['online', 'hybrid', 'onsite'] as const;
export type Format = (typeof formats)[number];
export const levels = ['beginner', 'intermediate', 'advanced', 'executive', 'all'] as const;
export type Level = (typeof levels)[number];
/** Where a session takes place. `open` leaves it to both: by telephone, or online on request. */
export const placeKinds = ['open', 'video', 'phone_owner', 'phone_visitor', 'address', 'later'] as const;
export type PlaceKind = (typeof placeKinds)[number];
export interface Place {
  kind: PlaceKind;
  /** Of a video meeting; only whoever has a reservation is told. */
  link: string;
  /** Where visitors come to. */
  address: string;
}
/** A place as it is told: `detail` is the address, or to whoever has a reservation the link of the video meeting. */
export interface ToldPlace {
  kind: PlaceKind;
  detail: string;
}

/** Where a service differs from the owner's general rule of booking; null for what doesn't differ. */
export interface ServiceRule {
  /** Start hours of each weekday, Monday first; 9.5 is half past nine. */
  hours: number[][] | null;
  /** Minutes kept free before and after an appointment. */
  bufferBefore: number | null;
  bufferAfter: number | null;
  /** Minimum hours between the booking and the appointment. */
  noticeHours: number | null;
  /** How many appointments of this service a day may have. */
  perDay: number | null;
}
export type OwnBuffers = Pick<ServiceRule, 'bufferBefore' | 'bufferAfter'>;
/** The full hours at which appointments can begin, which the visitors' calendar always shows. */
export const fullHours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
/** All times at which they can: the full hours, and half an hour after each. */
export const startTimes = fullHours.flatMap((hour) => [hour, hour + 0.5]);
export const ruleLimits = { buffer: 120, noticeHours: 720, perDay: 20 } as const;

/** What visitors are asked before they book. */
export const questionKinds = ['text', 'choice', 'yesno'] as const;
export type QuestionKind = (typeof questionKinds)[number];
export const mostQuestions = 5;
export interface Question {
  id: string;
  kind: QuestionKind;
  required: boolean;
  label: SourceLocalized;
  /** Of a choice: one option in each line, in the same order in every language. */
  options: SourceLocalized;
}

/** Where the addresses of something that is no longer offered lead: to its catalogue page, nowhere (410), or to another id. */
export type LeadsTo = 'catalogue' | 'gone' | (string & {});

/** Only present where the owner shows a price, or wants nothing to be said about it; else the price is on request. */
const priced = {
  price: z.optional(z.object({ amount: z.number(), currency: z.string() })),
  priceHidden: z.optional(z.literal(true)),
};
export type Priced = z.infer<z.ZodMiniObject<typeof priced>>;

/** Anything that is offered. */
const offered = { id: z.string(), title: z.string(), description: z.string(), ...priced };

/** What is listed by category. */
const categorised = { ...offered, category: z.string(), categoryTitle: z.string() };

/** A category that has something to show. */
export const category = z.object({
  id: z.string(),
  title: z.string(),
  /** On the button that shows only this category. */
  short: z.string(),
});
export type Category = z.infer<typeof category>;

/** One consulting service as visitors see it, in one language. */
export const consultingService = z.object({
  ...categorised,
  /** Duration as text, '60 dakika'. */
  duration: z.string(),
  minutes: z.number(),
  /** Where visitors choose how long it takes: every length, the usual first. */
  lengths: z.optional(z.array(z.object({ minutes: z.number(), duration: z.string() }))),
  bookable: z.boolean(),
  /** Whether a booking waits for the owner to confirm it; absent where it is confirmed at once. */
  approval: z.optional(z.literal(true)),
  /** What visitors are asked before they book; absent where that is nothing. */
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
  /** Absent for `open`. */
  place: z.optional(z.object({ kind: z.enum(placeKinds), detail: z.string() })),
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
  /** How it is held, for code; `format` is its text for people. */
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
