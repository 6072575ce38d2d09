ALTER TABLE "cities" ADD COLUMN "added_by_run" integer;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "added_by_run" integer;--> statement-breakpoint
ALTER TABLE "specialities" ADD COLUMN "added_by_run" integer;