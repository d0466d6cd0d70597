ALTER TABLE "booking_settings" ADD COLUMN "holiday_country" text DEFAULT 'TR';--> statement-breakpoint
ALTER TABLE "booking_settings" ADD COLUMN "holidays_off" jsonb DEFAULT '[]'::jsonb NOT NULL;