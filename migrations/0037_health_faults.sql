CREATE TABLE "health_faults" (
	"subject" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone
);
