CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"event_type" text,
	"message" text NOT NULL,
	"suspicion" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "contact_messages_event_type" CHECK ("contact_messages"."event_type" in ('keynote', 'workshop', 'panel', 'consulting')),
	CONSTRAINT "contact_messages_suspicion" CHECK ("contact_messages"."suspicion" in ('honeypot', 'too_fast'))
);
--> statement-breakpoint
CREATE TABLE "training_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"language" text NOT NULL,
	"program_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company" text,
	"participant_count" integer NOT NULL,
	"training_type" text NOT NULL,
	"preferred_format" text NOT NULL,
	"urgency" text NOT NULL,
	"budget" text,
	"message" text,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "training_applications_status" CHECK ("training_applications"."status" in ('pending', 'contacted', 'offered', 'accepted', 'declined')),
	CONSTRAINT "training_applications_type" CHECK ("training_applications"."training_type" in ('individual', 'corporate')),
	CONSTRAINT "training_applications_format" CHECK ("training_applications"."preferred_format" in ('online', 'hybrid', 'onsite')),
	CONSTRAINT "training_applications_urgency" CHECK ("training_applications"."urgency" in ('asap', 'this_month', 'next_month', 'flexible')),
	CONSTRAINT "training_applications_participants" CHECK ("training_applications"."participant_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mail_outbox_state" CHECK ("mail_outbox"."state" in ('waiting', 'failing', 'sent', 'dropped'))
);
--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "training_applications_idempotency_key" ON "training_applications" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "training_applications_created_at" ON "training_applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_about" ON "mail_outbox" USING btree ("about");