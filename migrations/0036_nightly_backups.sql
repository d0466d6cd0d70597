CREATE TABLE "backup_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"hour" text DEFAULT '03:30' NOT NULL,
	"encrypted" boolean DEFAULT false NOT NULL,
	"place" text DEFAULT 'disk' NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"bucket" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"sealed_secret" text,
	CONSTRAINT "backup_settings_one_row" CHECK ("backup_settings"."id" = 1),
	CONSTRAINT "backup_settings_place" CHECK ("backup_settings"."place" in ('disk', 's3', 'webdav'))
);
--> statement-breakpoint
CREATE TABLE "backup_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"made_at" timestamp (3) with time zone,
	"file" text,
	"kilobytes" integer,
	"failure" text,
	"failed_at" timestamp (3) with time zone,
	"proven_at" timestamp (3) with time zone,
	"proven_moment" timestamp (3) with time zone,
	"proven_elsewhere" boolean DEFAULT false NOT NULL,
	"reservations" integer DEFAULT 0 NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
	"proof_failure" text,
	"proof_failed_at" timestamp (3) with time zone,
	"mailed_about" text,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "backup_state_one_row" CHECK ("backup_state"."id" = 1)
);
