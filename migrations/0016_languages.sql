UPDATE "reservations" SET "language" = 'en' WHERE "language" NOT IN ('tr', 'en', 'ar');--> statement-breakpoint
UPDATE "contact_messages" SET "language" = 'en' WHERE "language" NOT IN ('tr', 'en', 'ar');--> statement-breakpoint
UPDATE "training_applications" SET "language" = 'en' WHERE "language" NOT IN ('tr', 'en', 'ar');--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_language" CHECK ("reservations"."language" in ('tr', 'en', 'ar'));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_language" CHECK ("contact_messages"."language" in ('tr', 'en', 'ar'));--> statement-breakpoint
ALTER TABLE "training_applications" ADD CONSTRAINT "training_applications_language" CHECK ("training_applications"."language" in ('tr', 'en', 'ar'));