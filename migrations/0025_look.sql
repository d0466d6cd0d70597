CREATE TABLE "site_look" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"published" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"draft" jsonb,
	"previous" jsonb,
	CONSTRAINT "site_look_one_row" CHECK ("site_look"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "site_look" DEFAULT VALUES;
--> statement-breakpoint
-- Pages change with what is published, not with what the owner is trying out.
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OF "published" OR DELETE OR TRUNCATE ON "site_look" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
