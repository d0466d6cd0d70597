CREATE TABLE "booking_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"placeholder" boolean NOT NULL,
	CONSTRAINT "booking_settings_one_row" CHECK ("booking_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "reservation_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"sequence" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"previous_starts_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "reservation_mails_state" CHECK ("reservation_mails"."state" in ('waiting', 'failing', 'sent', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"language" text NOT NULL,
	"service_id" text NOT NULL,
	"minutes" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"period" "tstzrange" GENERATED ALWAYS AS (tstzrange(starts_at, ends_at, '[)')) STORED NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company" text,
	"message" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "reservations_status" CHECK ("reservations"."status" in ('confirmed', 'cancelled', 'completed', 'no_show')),
	CONSTRAINT "reservations_order" CHECK ("reservations"."starts_at" < "reservations"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "profile_one_row" CHECK ("profile"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "reservation_tokens" ADD CONSTRAINT "reservation_tokens_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_mails" ADD CONSTRAINT "reservation_mails_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_tokens_reservation" ON "reservation_tokens" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "reservation_mails_reservation" ON "reservation_mails" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_idempotency_key" ON "reservations" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "reservations_starts_at" ON "reservations" USING btree ("starts_at");