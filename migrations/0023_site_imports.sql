CREATE TABLE "site_import_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_import_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"parent" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"source" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"article_id" uuid,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "site_import_entries_key" UNIQUE("import_id","kind","key"),
	CONSTRAINT "site_import_entries_state_known" CHECK ("site_import_entries"."state" in ('waiting', 'imported', 'known', 'failed', 'library'))
);
--> statement-breakpoint
CREATE TABLE "site_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program" text NOT NULL,
	"address" text NOT NULL,
	"language" text NOT NULL,
	"publish" boolean NOT NULL,
	"stage" text DEFAULT 'receiving' NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "site_imports_program" CHECK ("site_imports"."program" in ('wordpress', 'ghost')),
	CONSTRAINT "site_imports_stage" CHECK ("site_imports"."stage" in ('receiving', 'running', 'done'))
);
--> statement-breakpoint
ALTER TABLE "site_import_entries" ADD CONSTRAINT "site_import_entries_import_id_site_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."site_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_import_entries_state" ON "site_import_entries" USING btree ("import_id","state","id");