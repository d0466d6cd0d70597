CREATE TABLE "cohort_dates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cohort_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "cohort_dates_order" CHECK ("cohort_dates"."starts_at" < "cohort_dates"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "cohorts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"visibility" text NOT NULL,
	"key" text NOT NULL,
	"program_id" text NOT NULL,
	"place" text NOT NULL,
	"link" text NOT NULL,
	"seats" integer NOT NULL,
	"minimum" integer NOT NULL,
	"closes_at" timestamp (3) with time zone,
	"language" text NOT NULL,
	"price" jsonb NOT NULL,
	"hold_hours" integer NOT NULL,
	"note" text NOT NULL,
	"cancellation_note" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"tell_at" timestamp (3) with time zone,
	"reminded_of" timestamp (3) with time zone,
	"short_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cohorts_status" CHECK ("cohorts"."status" in ('open', 'cancelled', 'over')),
	CONSTRAINT "cohorts_visibility" CHECK ("cohorts"."visibility" in ('hidden', 'public', 'private')),
	CONSTRAINT "cohorts_language" CHECK ("cohorts"."language" in ('tr', 'en', 'ar')),
	CONSTRAINT "cohorts_seats" CHECK ("cohorts"."seats" > 0),
	CONSTRAINT "cohorts_minimum" CHECK ("cohorts"."minimum" between 0 and "cohorts"."seats")
);
--> statement-breakpoint
CREATE TABLE "enrolment_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cohort_id" uuid NOT NULL,
	"status" text NOT NULL,
	"place" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company" text,
	"held_until" timestamp (3) with time zone,
	"told" jsonb NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone,
	"notice_version" text,
	"searched" text GENERATED ALWAYS AS (lower(translate(coalesce(id::text, '') || ' ' || coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone", '') || ' ' || coalesce("company", ''), 'İIıŞşĞğÜüÖöÇçÂâÎîÛûÉéÈèÊêËëÁáÀàÄäÅåÍíÌìÏïÓóÒòÔôÚúÙùÑñ', 'iiissgguuooccaaiiuueeeeeeeeaaaaaaaaiiiiiioooooouuuunn') collate "C")) STORED,
	"searched_digits" text GENERATED ALWAYS AS (regexp_replace("phone", '[^0-9]', '', 'g')) STORED,
	CONSTRAINT "enrolments_status" CHECK ("enrolments"."status" in ('enrolled', 'waiting', 'offered', 'left', 'removed', 'lapsed', 'cancelled', 'finished')),
	CONSTRAINT "enrolments_language" CHECK ("enrolments"."language" in ('tr', 'en', 'ar'))
);
--> statement-breakpoint
ALTER TABLE "privacy_notices" DROP CONSTRAINT "privacy_notices_form";--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "enrolments_months" integer;--> statement-breakpoint
ALTER TABLE "cohort_dates" ADD CONSTRAINT "cohort_dates_cohort_id_cohorts_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_tokens" ADD CONSTRAINT "enrolment_tokens_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_cohort_id_cohorts_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cohort_dates_cohort" ON "cohort_dates" USING btree ("cohort_id");--> statement-breakpoint
CREATE INDEX "cohort_dates_ends_at" ON "cohort_dates" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cohorts_key" ON "cohorts" USING btree ("key");--> statement-breakpoint
CREATE INDEX "enrolment_tokens_enrolment" ON "enrolment_tokens" USING btree ("enrolment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_idempotency_key" ON "enrolments" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_place" ON "enrolments" USING btree ("cohort_id","place");--> statement-breakpoint
CREATE INDEX "enrolments_created_at" ON "enrolments" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "privacy_notices" ADD CONSTRAINT "privacy_notices_form" CHECK ("privacy_notices"."form" in ('booking', 'training', 'course', 'company', 'contact'));--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_enrolments" CHECK ("enrolments_months" between 1 and 120);
--> statement-breakpoint
-- Pages show cohorts, and the privacy notice says what is kept of enrolments once there is one. Who enrols, and what people are told, changes no page.
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OF "status", "visibility", "program_id", "place", "link", "seats", "closes_at", "language", "price" OR DELETE OR TRUNCATE ON "cohorts" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cohort_dates" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
