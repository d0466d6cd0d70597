DROP INDEX "articles_date";--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "articles_of_category" ON "articles" USING btree ("category","date" DESC NULLS FIRST,"id");