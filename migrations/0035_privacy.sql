CREATE TABLE "erasure_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"language" text NOT NULL,
	"erased" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "erasure_receipts_cause" CHECK ("erasure_receipts"."cause" in ('request', 'retention')),
	CONSTRAINT "erasure_receipts_language" CHECK ("erasure_receipts"."language" in ('tr', 'en', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "privacy_notices" (
	"version" text PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"texts" jsonb NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "privacy_notices_form" CHECK ("privacy_notices"."form" in ('booking', 'training', 'company', 'contact'))
);
--> statement-breakpoint
CREATE TABLE "privacy_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"reservations_months" integer,
	"applications_months" integer,
	"messages_months" integer,
	"spam_months" integer,
	"hosting" text DEFAULT '' NOT NULL,
	"mailing" text DEFAULT '' NOT NULL,
	"copies" text DEFAULT '' NOT NULL,
	CONSTRAINT "privacy_settings_one_row" CHECK ("privacy_settings"."id" = 1),
	CONSTRAINT "privacy_settings_reservations" CHECK ("reservations_months" between 1 and 120),
	CONSTRAINT "privacy_settings_applications" CHECK ("applications_months" between 1 and 120),
	CONSTRAINT "privacy_settings_messages" CHECK ("messages_months" between 1 and 120),
	CONSTRAINT "privacy_settings_spam" CHECK ("spam_months" between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "notice_version" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "notice_version" text;--> statement-breakpoint
ALTER TABLE "training_applications" ADD COLUMN "notice_version" text;--> statement-breakpoint
CREATE INDEX "erasure_receipts_at" ON "erasure_receipts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "privacy_notices_form_since" ON "privacy_notices" USING btree ("form","since");
--> statement-breakpoint
INSERT INTO "privacy_settings" DEFAULT VALUES;
--> statement-breakpoint
-- The privacy page says what is settled here, and which server sends mails.
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "privacy_settings" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OF "host" OR DELETE OR TRUNCATE ON "mail_settings" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
