ALTER TABLE "reservations" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "consulting_services" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;