CREATE TABLE "calendar_written_dates" (
	"date_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer DEFAULT 1 NOT NULL,
	"href" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"revision" text,
	"other_starts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"proposal" text,
	"proposed_start" timestamp (3) with time zone,
	CONSTRAINT "calendar_written_dates_proposal" CHECK ("calendar_written_dates"."proposal" in ('moved', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "calendar_written_dates" ADD CONSTRAINT "calendar_written_dates_date_id_cohort_dates_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."cohort_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_written_dates" ADD CONSTRAINT "calendar_written_dates_account_id_calendar_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."calendar_accounts"("id") ON DELETE cascade ON UPDATE no action;