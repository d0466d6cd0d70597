ALTER TABLE "mail_outbox" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "told" jsonb;--> statement-breakpoint
INSERT INTO "mail_outbox" ("id", "kind", "about", "sequence", "told", "state", "attempts", "last_error", "due_at", "sent_at", "sending_at", "unclear_attempts", "by_owner")
SELECT "id", "kind", "reservation_id", "sequence", jsonb_build_object(
  'startsAt', to_char("starts_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'previousStartsAt', to_char("previous_starts_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
), "state", "attempts", "last_error", "due_at", "sent_at", "sending_at", "unclear_attempts", "by_owner"
FROM "reservation_mails";--> statement-breakpoint
DROP TABLE "reservation_mails";
