CREATE TABLE "site_restore" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"restored_at" timestamp (3) with time zone NOT NULL,
	"activated_at" timestamp (3) with time zone,
	CONSTRAINT "site_restore_one_row" CHECK ("site_restore"."id" = 1)
);
