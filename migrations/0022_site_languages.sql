CREATE TABLE "site_languages" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"main" text DEFAULT 'tr' NOT NULL,
	"public" text[] NOT NULL,
	CONSTRAINT "site_languages_one_row" CHECK ("site_languages"."id" = 1),
	CONSTRAINT "site_languages_main" CHECK ("site_languages"."main" in ('tr', 'en', 'ar')),
	CONSTRAINT "site_languages_public" CHECK ("site_languages"."public" <@ array['tr', 'en', 'ar'] and "site_languages"."main" = any("site_languages"."public"))
);
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_languages" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
