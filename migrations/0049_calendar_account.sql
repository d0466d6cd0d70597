CREATE TABLE "calendar_account_calendars" (
	"href" text PRIMARY KEY NOT NULL,
	"account_id" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"is_writable" boolean NOT NULL,
	"is_busy" boolean DEFAULT false NOT NULL,
	"read_by" text
);
--> statement-breakpoint
CREATE TABLE "calendar_accounts" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"address" text NOT NULL,
	"username" text NOT NULL,
	"sealed_password" text NOT NULL,
	"write_to" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"last_error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_accounts_one_row" CHECK ("calendar_accounts"."id" = 1),
	CONSTRAINT "calendar_accounts_state" CHECK ("calendar_accounts"."state" in ('waiting', 'ok', 'failing'))
);
--> statement-breakpoint
CREATE TABLE "calendar_written_events" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer DEFAULT 1 NOT NULL,
	"href" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"revision" text,
	"other_starts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"proposal" text,
	"proposed_start" timestamp (3) with time zone,
	CONSTRAINT "calendar_written_events_proposal" CHECK ("calendar_written_events"."proposal" in ('moved', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "availability_calendars" ADD COLUMN "source" text DEFAULT 'address' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_account_calendars" ADD CONSTRAINT "calendar_account_calendars_account_id_calendar_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."calendar_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_written_events" ADD CONSTRAINT "calendar_written_events_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_written_events" ADD CONSTRAINT "calendar_written_events_account_id_calendar_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."calendar_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_calendars" ADD CONSTRAINT "availability_calendars_source" CHECK ("availability_calendars"."source" in ('address', 'account'));--> statement-breakpoint
-- The privacy notices name the server that appointments are written to.
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OF "address", "write_to" OR DELETE OR TRUNCATE ON "calendar_accounts" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
