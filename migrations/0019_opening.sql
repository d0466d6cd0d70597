CREATE TABLE "site_opening" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"next_step" text,
	"samples_removed_at" timestamp (3) with time zone,
	CONSTRAINT "site_opening_one_row" CHECK ("site_opening"."id" = 1),
	CONSTRAINT "site_opening_next_step" CHECK ("site_opening"."next_step" in ('about', 'content'))
);
--> statement-breakpoint
-- A site that ran before is open, as it was.
INSERT INTO "site_opening" ("opened_at") SELECT now() WHERE EXISTS (SELECT 1 FROM "profile");
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_opening" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
--> statement-breakpoint
ALTER TABLE "about_sections" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;
