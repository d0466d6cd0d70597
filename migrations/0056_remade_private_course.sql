DROP INDEX "cohorts_application";--> statement-breakpoint
CREATE UNIQUE INDEX "cohorts_application" ON "cohorts" USING btree ("application_id") WHERE "cohorts"."status" <> 'cancelled';