ALTER TABLE "directory_runs" ADD COLUMN "mappings" jsonb;--> statement-breakpoint
CREATE INDEX "reservations_of_facility_by_start" ON "reservations" USING btree ("facility_id",lower("during"));--> statement-breakpoint
CREATE INDEX "reservations_practitioner_id_index" ON "reservations" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "reservations_service_id_index" ON "reservations" USING btree ("service_id");