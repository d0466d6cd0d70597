CREATE TABLE "consulting_categories" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"automatic" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"short" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consulting_packages" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"automatic" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"price" jsonb DEFAULT '{"mode":"request","amount":null,"currency":"TRY"}'::jsonb NOT NULL,
	"leads_to" text DEFAULT 'catalogue' NOT NULL,
	"sessions" integer NOT NULL,
	"minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consulting_services" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"automatic" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"price" jsonb DEFAULT '{"mode":"request","amount":null,"currency":"TRY"}'::jsonb NOT NULL,
	"leads_to" text DEFAULT 'catalogue' NOT NULL,
	"category" text NOT NULL,
	"durations" jsonb NOT NULL,
	"booking" text DEFAULT 'request' NOT NULL,
	CONSTRAINT "consulting_services_booking" CHECK ("consulting_services"."booking" in ('instant', 'request'))
);
--> statement-breakpoint
CREATE TABLE "corporate_programs" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"automatic" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"price" jsonb DEFAULT '{"mode":"request","amount":null,"currency":"TRY"}'::jsonb NOT NULL,
	"leads_to" text DEFAULT 'catalogue' NOT NULL,
	"weeks" integer NOT NULL,
	"hours" integer NOT NULL,
	"format" text NOT NULL,
	"benefits" jsonb NOT NULL,
	"participants_from" integer NOT NULL,
	"participants_to" integer NOT NULL,
	CONSTRAINT "corporate_programs_format" CHECK ("corporate_programs"."format" in ('online', 'hybrid', 'onsite'))
);
--> statement-breakpoint
CREATE TABLE "training_categories" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"automatic" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"short" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_programs" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"automatic" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"price" jsonb DEFAULT '{"mode":"request","amount":null,"currency":"TRY"}'::jsonb NOT NULL,
	"leads_to" text DEFAULT 'catalogue' NOT NULL,
	"weeks" integer NOT NULL,
	"hours" integer NOT NULL,
	"format" text NOT NULL,
	"topics" jsonb NOT NULL,
	"category" text NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "training_programs_format" CHECK ("training_programs"."format" in ('online', 'hybrid', 'onsite')),
	CONSTRAINT "training_programs_level" CHECK ("training_programs"."level" in ('beginner', 'intermediate', 'advanced', 'executive', 'all'))
);
--> statement-breakpoint
ALTER TABLE "site_opening" ADD COLUMN "catalogue_due" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "consulting_services" ADD CONSTRAINT "consulting_services_category_consulting_categories_id_fk" FOREIGN KEY ("category") REFERENCES "public"."consulting_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_programs" ADD CONSTRAINT "training_programs_category_training_categories_id_fk" FOREIGN KEY ("category") REFERENCES "public"."training_categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "consulting_categories" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "consulting_packages" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "consulting_services" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "corporate_programs" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "training_categories" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "training_programs" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
