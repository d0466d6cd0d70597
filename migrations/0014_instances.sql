CREATE TABLE "instances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploads" text,
	"secret" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
