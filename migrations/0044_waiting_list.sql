CREATE TABLE "slot_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"held_for" uuid NOT NULL,
	"service_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"period" "tstzrange" GENERATED ALWAYS AS (tstzrange(starts_at, ends_at, '[)')) STORED NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	"ended" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slot_holds_ended" CHECK ("slot_holds"."ended" in ('taken', 'given_back', 'lapsed')),
	CONSTRAINT "slot_holds_order" CHECK ("slot_holds"."starts_at" < "slot_holds"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "waiting_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company" text,
	"service_id" text NOT NULL,
	"weekdays" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"reservation_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone,
	"notice_version" text,
	"searched" text GENERATED ALWAYS AS (lower(translate(coalesce(id::text, '') || ' ' || coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone", ''), 'İIıŞşĞğÜüÖöÇçÂâÎîÛûÉéÈèÊêËëÁáÀàÄäÅåÍíÌìÏïÓóÒòÔôÚúÙùÑñ', 'iiissgguuooccaaiiuueeeeeeeeaaaaaaaaiiiiiioooooouuuunn') collate "C")) STORED,
	"searched_digits" text GENERATED ALWAYS AS (regexp_replace("phone", '[^0-9]', '', 'g')) STORED,
	CONSTRAINT "waiting_entries_status" CHECK ("waiting_entries"."status" in ('unconfirmed', 'waiting', 'booked', 'left', 'removed', 'ended')),
	CONSTRAINT "waiting_entries_language" CHECK ("waiting_entries"."language" in ('tr', 'en', 'ar')),
	CONSTRAINT "waiting_entries_days" CHECK ("waiting_entries"."from_day" <= "waiting_entries"."to_day")
);
--> statement-breakpoint
CREATE TABLE "waiting_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"offer_hours" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "waiting_settings_one_row" CHECK ("waiting_settings"."id" = 1),
	CONSTRAINT "waiting_settings_hours" CHECK ("waiting_settings"."offer_hours" between 1 and 48)
);
--> statement-breakpoint
CREATE TABLE "waiting_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_tokens" ADD CONSTRAINT "waiting_tokens_entry_id_waiting_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waiting_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_holds_held_for" ON "slot_holds" USING btree ("held_for","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_holds_one_each" ON "slot_holds" USING btree ("held_for") WHERE "slot_holds"."ended" is null;--> statement-breakpoint
CREATE INDEX "slot_holds_live" ON "slot_holds" USING btree ("held_until") WHERE "slot_holds"."ended" is null;--> statement-breakpoint
CREATE INDEX "waiting_entries_created_at" ON "waiting_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "waiting_entries_status" ON "waiting_entries" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "waiting_entries_email" ON "waiting_entries" USING btree (lower("email" collate "C"));--> statement-breakpoint
CREATE INDEX "waiting_tokens_entry" ON "waiting_tokens" USING btree ("entry_id");--> statement-breakpoint
-- Nothing is held twice, whichever process holds it.
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_no_overlap" EXCLUDE USING gist ("period" WITH &&) WHERE ("ended" IS NULL);
--> statement-breakpoint
-- The booking page and the privacy notice say whether there is a waiting list.
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "waiting_settings" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
