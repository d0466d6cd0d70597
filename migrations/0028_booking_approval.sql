ALTER TABLE "reservations" DROP CONSTRAINT "reservations_status";--> statement-breakpoint
ALTER TABLE "consulting_services" DROP CONSTRAINT "consulting_services_booking";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "request_end" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_request_end" CHECK ("reservations"."request_end" in ('withdrawn', 'declined', 'expired'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_status" CHECK ("reservations"."status" in ('pending', 'confirmed', 'cancelled', 'completed', 'no_show'));--> statement-breakpoint
ALTER TABLE "consulting_services" ADD CONSTRAINT "consulting_services_booking" CHECK ("consulting_services"."booking" in ('instant', 'approval', 'request'));