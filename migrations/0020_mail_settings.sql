CREATE TABLE "mail_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"host" text DEFAULT '' NOT NULL,
	"port" integer DEFAULT 465 NOT NULL,
	"security" text DEFAULT 'tls' NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"sealed_password" text,
	"sender_address" text DEFAULT '' NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"notices_to" text DEFAULT '' NOT NULL,
	"signature_tr" text DEFAULT '' NOT NULL,
	"signature_en" text DEFAULT '' NOT NULL,
	"signature_ar" text DEFAULT '' NOT NULL,
	CONSTRAINT "mail_settings_one_row" CHECK ("mail_settings"."id" = 1),
	CONSTRAINT "mail_settings_security" CHECK ("mail_settings"."security" in ('tls', 'starttls'))
);
