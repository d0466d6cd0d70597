import * as z from 'zod/mini';
import { consultingCategories, trainingCategories } from './rules';

/** One consulting service as visitors see it, in one language. Prices are not shown to visitors and never leave the server. */
export const consultingService = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(consultingCategories),
  categoryTitle: z.string(),
  /** Duration as text, '60 dakika'. */
  duration: z.string(),
  minutes: z.number(),
  bookable: z.boolean(),
});
export type ConsultingService = z.infer<typeof consultingService>;
export type ConsultingCategory = (typeof consultingCategories)[number];

export const consultingPackage = z.object({
  id: z.string(),
  title: z.string(),
  sessions: z.string(),
  description: z.string(),
});
export type ConsultingPackage = z.infer<typeof consultingPackage>;

export type TrainingCategory = (typeof trainingCategories)[number];

export const trainingService = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(trainingCategories),
  categoryTitle: z.string(),
  /** Duration as text, '5 hafta (40 saat)'. */
  duration: z.string(),
  weeks: z.number(),
  hours: z.number(),
  /** How it is held, for code; `format` is its text for people. */
  mode: z.enum(['online', 'hybrid', 'onsite']),
  format: z.string(),
  level: z.string(),
  topics: z.array(z.string()),
});
export type TrainingService = z.infer<typeof trainingService>;

export const corporateProgram = z.object({
  id: z.string(),
  title: z.string(),
  duration: z.string(),
  participants: z.string(),
  format: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
});
export type CorporateProgram = z.infer<typeof corporateProgram>;
