ALTER TABLE "articles" DROP COLUMN "image_width";--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "image_height";--> statement-breakpoint
ALTER TABLE "books" DROP COLUMN "image_width";--> statement-breakpoint
ALTER TABLE "books" DROP COLUMN "image_height";--> statement-breakpoint
ALTER TABLE "media" DROP COLUMN "thumbnail_width";--> statement-breakpoint
ALTER TABLE "media" DROP COLUMN "thumbnail_height";