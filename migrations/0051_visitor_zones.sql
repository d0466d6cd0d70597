ALTER TABLE "enrolments" ADD COLUMN "visitor_zone" text;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD COLUMN "visitor_zone" text;