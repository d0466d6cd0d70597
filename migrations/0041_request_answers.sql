ALTER TABLE "booking_settings" ADD COLUMN "request_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_tokens" ADD COLUMN "purpose" text DEFAULT 'manage' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "answer_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reservation_tokens" ADD CONSTRAINT "reservation_tokens_purpose" CHECK ("reservation_tokens"."purpose" in ('manage', 'answer'));