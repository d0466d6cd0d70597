DROP INDEX "availability_busy_times_ends_at";--> statement-breakpoint
CREATE INDEX "availability_busy_times_starts_at" ON "availability_busy_times" USING btree ("starts_at");