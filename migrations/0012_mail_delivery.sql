ALTER TABLE "reservation_mails" DROP CONSTRAINT "reservation_mails_state";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_state";--> statement-breakpoint
DROP INDEX "reservation_mails_failing";--> statement-breakpoint
DROP INDEX "mail_outbox_failing";--> statement-breakpoint
ALTER TABLE "reservation_mails" ADD COLUMN "sending_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reservation_mails" ADD COLUMN "unclear_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_mails" ADD COLUMN "by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "sending_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "unclear_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "reservation_mails_unsent" ON "reservation_mails" USING btree ("due_at") WHERE "reservation_mails"."state" in ('failing', 'unclear', 'held');--> statement-breakpoint
CREATE INDEX "mail_outbox_unsent" ON "mail_outbox" USING btree ("due_at") WHERE "mail_outbox"."state" in ('failing', 'unclear', 'held');--> statement-breakpoint
ALTER TABLE "reservation_mails" ADD CONSTRAINT "reservation_mails_state" CHECK ("reservation_mails"."state" in ('waiting', 'sending', 'failing', 'sent', 'filed', 'unclear', 'held', 'dropped'));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_state" CHECK ("mail_outbox"."state" in ('waiting', 'sending', 'failing', 'sent', 'filed', 'unclear', 'held', 'dropped'));