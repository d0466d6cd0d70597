CREATE TABLE "availability_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "availability_blocks_order" CHECK ("availability_blocks"."starts_at" < "availability_blocks"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "availability_busy_times" (
	"calendar_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "availability_calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"last_error" text,
	"unread" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "availability_calendars_state" CHECK ("availability_calendars"."state" in ('waiting', 'ok', 'failing'))
);
--> statement-breakpoint
CREATE TABLE "owner_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "owner_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "owner_two_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "owner_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "owners_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"wait_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_url_unique" UNIQUE("url")
);
--> statement-breakpoint
ALTER TABLE "booking_settings" ADD COLUMN "hours" jsonb DEFAULT '[[9,10,11,13,14,15,16],[9,10,11,13,14,15,16],[9,10,11,13,14,15,16],[9,10,11,13,14,15,16],[9,10,11,13,14,15,16],[],[]]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD COLUMN "buffer_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD COLUMN "buffer_after" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD COLUMN "notice_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD COLUMN "days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_busy_times" ADD CONSTRAINT "availability_busy_times_calendar_id_availability_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."availability_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_accounts" ADD CONSTRAINT "owner_accounts_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_sessions" ADD CONSTRAINT "owner_sessions_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_two_factors" ADD CONSTRAINT "owner_two_factors_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_blocks_ends_at" ON "availability_blocks" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "availability_busy_times_calendar" ON "availability_busy_times" USING btree ("calendar_id");--> statement-breakpoint
CREATE INDEX "availability_busy_times_ends_at" ON "availability_busy_times" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "owner_accounts_owner" ON "owner_accounts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "owner_sessions_owner" ON "owner_sessions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "owner_two_factors_owner" ON "owner_two_factors" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "owner_verifications_identifier" ON "owner_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_last_at" ON "sign_in_attempts" USING btree ("last_at");