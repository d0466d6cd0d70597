CREATE TABLE "balance_entries" (
	"balance_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"sessions" integer NOT NULL,
	"left_over" integer NOT NULL,
	"reservation_id" uuid,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "balance_entries_balance_id_place_pk" PRIMARY KEY("balance_id","place"),
	CONSTRAINT "balance_entries_kind" CHECK ("balance_entries"."kind" in ('sold', 'used', 'returned', 'corrected', 'expired', 'extended', 'ended')),
	CONSTRAINT "balance_entries_sessions" CHECK ("balance_entries"."sessions" <> 0),
	CONSTRAINT "balance_entries_left" CHECK ("balance_entries"."left_over" >= 0)
);
--> statement-breakpoint
CREATE TABLE "balance_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"balance_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company" text,
	"package_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"sessions" integer NOT NULL,
	"left_over" integer NOT NULL,
	"services" jsonb NOT NULL,
	"return_hours" integer NOT NULL,
	"book_before_paid" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"reference" text,
	"payment_link" text,
	"payment_text" text,
	"price" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone,
	"notice_version" text,
	"searched" text GENERATED ALWAYS AS (lower(translate(coalesce(id::text, '') || ' ' || coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone", '') || ' ' || coalesce("company", '') || ' ' || coalesce("reference", ''), 'İIıŞşĞğÜüÖöÇçÂâÎîÛûÉéÈèÊêËëÁáÀàÄäÅåÍíÌìÏïÓóÒòÔôÚúÙùÑñ', 'iiissgguuooccaaiiuueeeeeeeeaaaaaaaaiiiiiioooooouuuunn') collate "C")) STORED,
	"searched_digits" text GENERATED ALWAYS AS (regexp_replace("phone", '[^0-9]', '', 'g')) STORED,
	CONSTRAINT "balances_status" CHECK ("balances"."status" in ('unpaid', 'paid', 'expired', 'ended')),
	CONSTRAINT "balances_language" CHECK ("balances"."language" in ('tr', 'en', 'ar')),
	CONSTRAINT "balances_left" CHECK ("balances"."left_over" >= 0),
	CONSTRAINT "balances_sessions" CHECK ("balances"."sessions" > 0)
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "balance_id" uuid;--> statement-breakpoint
ALTER TABLE "consulting_packages" ADD COLUMN "valid_months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consulting_packages" ADD COLUMN "return_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "consulting_packages" ADD COLUMN "services" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "balances_months" integer;--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_balance_id_balances_id_fk" FOREIGN KEY ("balance_id") REFERENCES "public"."balances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_tokens" ADD CONSTRAINT "balance_tokens_balance_id_balances_id_fk" FOREIGN KEY ("balance_id") REFERENCES "public"."balances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "balance_entries_reservation" ON "balance_entries" USING btree ("reservation_id","kind") WHERE "balance_entries"."reservation_id" is not null;--> statement-breakpoint
CREATE INDEX "balance_tokens_balance" ON "balance_tokens" USING btree ("balance_id");--> statement-breakpoint
CREATE INDEX "balances_created_at" ON "balances" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_balance_id_balances_id_fk" FOREIGN KEY ("balance_id") REFERENCES "public"."balances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_balance" ON "reservations" USING btree ("balance_id") WHERE "reservations"."balance_id" is not null;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_balances" CHECK ("balances_months" between 1 and 120);
--> statement-breakpoint
-- The privacy notice says what is kept of packages once one has been sold.
CREATE TRIGGER "content_changed" AFTER INSERT OR DELETE OR TRUNCATE ON "balances" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
--> statement-breakpoint
-- Entries of the ledger are never changed or deleted. Only a note goes, when its person is erased.
CREATE FUNCTION "refuse_changed_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."note" IS NULL AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an entry of a ledger stays as it was written';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "entry_stays" BEFORE UPDATE OR DELETE ON "balance_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_changed_entry"();
--> statement-breakpoint
-- When a transaction ends, what is left is what the ledger's entries add up to.
CREATE FUNCTION "check_balance_sum"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  balance uuid := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF (SELECT "left_over" FROM "balances" WHERE "id" = balance) IS DISTINCT FROM
     (SELECT coalesce(sum("sessions"), 0) FROM "balance_entries" WHERE "balance_id" = balance) THEN
    RAISE EXCEPTION 'what is left of a balance is not the sum of its ledger';
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "left_is_sum" AFTER INSERT OR UPDATE OF "left_over" ON "balances" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_balance_sum"('id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "left_is_sum" AFTER INSERT ON "balance_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_balance_sum"('balance_id');
