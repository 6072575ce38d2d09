ALTER TABLE "reservations" ADD COLUMN "exclusive_to" text;
--> statement-breakpoint
-- A claim says now whose other visits it must not overlap, beside when and where it is.
UPDATE "reservations" AS r SET "exclusive_to" = a."exclusive_to"
FROM "appointments" AS a
WHERE a."reservation_id" = r."id" AND a."status" = 'booked' AND r."status" = 'booked';
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "one_visit_per_phone_and_time";
--> statement-breakpoint
-- Of two visits of one phone that overlap the second is refused with SQLSTATE 23P01, whatever the handlers do.
ALTER TABLE "reservations" ADD CONSTRAINT "one_visit_per_phone_and_time"
  EXCLUDE USING gist ("tenant_code" WITH =, "exclusive_to" WITH =, "during" WITH &&)
  WHERE ("status" = 'booked' AND "exclusive_to" IS NOT NULL);
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_practitioner_id_practitioners_id_fk";
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_facility_id_facilities_id_fk";
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_service_id_services_id_fk";
--> statement-breakpoint
DROP INDEX "appointments_practitioner_id_starts_at_index";
--> statement-breakpoint
-- All of it stands in the reservation of the appointment, where it was written in the same transaction.
ALTER TABLE "appointments" DROP COLUMN "practitioner_id";
--> statement-breakpoint
ALTER TABLE "appointments" DROP COLUMN "facility_id";
--> statement-breakpoint
ALTER TABLE "appointments" DROP COLUMN "service_id";
--> statement-breakpoint
ALTER TABLE "appointments" DROP COLUMN "starts_at";
--> statement-breakpoint
ALTER TABLE "appointments" DROP COLUMN "ends_at";
--> statement-breakpoint
ALTER TABLE "appointments" DROP COLUMN "exclusive_to";
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointment_status_is_known" CHECK ("appointments"."status" in ('booked', 'cancelled', 'completed', 'no_show'));
