CREATE TABLE "rate_hits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_settings" ADD COLUMN "open_per_person" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
CREATE INDEX "rate_hits_key" ON "rate_hits" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "rate_hits_at" ON "rate_hits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "reservations_email" ON "reservations" USING btree (lower("email" collate "C"),"starts_at");--> statement-breakpoint
CREATE INDEX "reservations_phone" ON "reservations" USING btree (right(regexp_replace(translate("phone", '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g'), 10),"starts_at");