ALTER TABLE "reservations" ADD COLUMN "cancellation_note" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "searched" text GENERATED ALWAYS AS (lower(translate(coalesce(id::text, '') || ' ' || coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone", '') || ' ' || coalesce("company", ''), 'İIıŞşĞğÜüÖöÇçÂâÎîÛûÉéÈèÊêËëÁáÀàÄäÅåÍíÌìÏïÓóÒòÔôÚúÙùÑñ', 'iiissgguuooccaaiiuueeeeeeeeaaaaaaaaiiiiiioooooouuuunn') collate "C")) STORED;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "searched_digits" text GENERATED ALWAYS AS (regexp_replace("phone", '[^0-9]', '', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "status" text DEFAULT 'unread' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "status_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "searched" text GENERATED ALWAYS AS (lower(translate(coalesce(id::text, '') || ' ' || coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("company", '') || ' ' || coalesce("message", ''), 'İIıŞşĞğÜüÖöÇçÂâÎîÛûÉéÈèÊêËëÁáÀàÄäÅåÍíÌìÏïÓóÒòÔôÚúÙùÑñ', 'iiissgguuooccaaiiuueeeeeeeeaaaaaaaaiiiiiioooooouuuunn') collate "C")) STORED;--> statement-breakpoint
ALTER TABLE "training_applications" ADD COLUMN "status_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "training_applications" ADD COLUMN "searched" text GENERATED ALWAYS AS (lower(translate(coalesce(id::text, '') || ' ' || coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone", '') || ' ' || coalesce("company", ''), 'İIıŞşĞğÜüÖöÇçÂâÎîÛûÉéÈèÊêËëÁáÀàÄäÅåÍíÌìÏïÓóÒòÔôÚúÙùÑñ', 'iiissgguuooccaaiiuueeeeeeeeaaaaaaaaiiiiiioooooouuuunn') collate "C")) STORED;--> statement-breakpoint
ALTER TABLE "training_applications" ADD COLUMN "searched_digits" text GENERATED ALWAYS AS (regexp_replace("phone", '[^0-9]', '', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "reservation_mails_failing" ON "reservation_mails" USING btree ("due_at") WHERE "reservation_mails"."state" = 'failing';--> statement-breakpoint
CREATE INDEX "reservations_created_at" ON "reservations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "training_applications_status" ON "training_applications" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_failing" ON "mail_outbox" USING btree ("due_at") WHERE "mail_outbox"."state" = 'failing';--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_status" CHECK ("contact_messages"."status" in ('unread', 'read', 'answered', 'spam'));--> statement-breakpoint
UPDATE "contact_messages" SET "status" = 'spam' WHERE "suspicion" IS NOT NULL;
