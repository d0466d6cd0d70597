CREATE TABLE "availability_overrides" (
	"date" date PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL,
	"until" real,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_settings" ADD COLUMN "until" jsonb DEFAULT '[null,null,null,null,null,null,null]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD COLUMN "most_per_day" integer;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD COLUMN "most_per_week" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "visitor_zone" text;