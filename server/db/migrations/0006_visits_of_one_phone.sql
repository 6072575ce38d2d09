ALTER TABLE "appointments" ADD COLUMN "exclusive_to" text;
--> statement-breakpoint
-- Visits booked before there was such a rule keep to it where they can; those that overlap stay as they are.
UPDATE "appointments" AS a SET "exclusive_to" = p."phone"
FROM "patients" AS p
WHERE p."id" = a."patient_id" AND a."status" = 'booked' AND NOT EXISTS (
  SELECT 1 FROM "appointments" AS b JOIN "patients" AS q ON q."id" = b."patient_id"
  WHERE b."id" <> a."id" AND b."tenant_code" = a."tenant_code" AND b."status" = 'booked' AND q."phone" = p."phone"
    AND tstzrange(b."starts_at", b."ends_at") && tstzrange(a."starts_at", a."ends_at")
);
--> statement-breakpoint
-- Of two visits of one phone that overlap the second is refused with SQLSTATE 23P01, whatever the handlers do.
ALTER TABLE "appointments" ADD CONSTRAINT "one_visit_per_phone_and_time"
  EXCLUDE USING gist ("tenant_code" WITH =, "exclusive_to" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("status" = 'booked' AND "exclusive_to" IS NOT NULL);
