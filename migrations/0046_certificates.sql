CREATE TABLE "attendances" (
	"enrolment_id" uuid NOT NULL,
	"date_id" uuid NOT NULL,
	"present" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attendances_enrolment_id_date_id_pk" PRIMARY KEY("enrolment_id","date_id")
);
--> statement-breakpoint
ALTER TABLE "cohorts" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "certificate_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_date_id_cohort_dates_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."cohort_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cohorts_application" ON "cohorts" USING btree ("application_id");