ALTER TABLE "site_opening" DROP CONSTRAINT "site_opening_next_step";--> statement-breakpoint
ALTER TABLE "site_languages" ADD COLUMN "notices" text;--> statement-breakpoint
ALTER TABLE "site_languages" ADD CONSTRAINT "site_languages_notices" CHECK ("site_languages"."notices" in ('tr', 'en', 'ar'));--> statement-breakpoint
ALTER TABLE "site_opening" ADD CONSTRAINT "site_opening_next_step" CHECK ("site_opening"."next_step" in ('languages', 'about', 'content'));