ALTER TABLE "devices" DROP CONSTRAINT "devices_patient_id_patients_id_fk";
--> statement-breakpoint
DROP INDEX "one_device_per_token";--> statement-breakpoint
ALTER TABLE "devices" ALTER COLUMN "patient_id" SET NOT NULL;--> statement-breakpoint
-- Nothing has written a device before.
DELETE FROM "devices";--> statement-breakpoint
ALTER TABLE "devices" DROP COLUMN "token";--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "token" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "family_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "token_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "home" text NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "query" text NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "shows_details" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "refusals" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "seen_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_family_id_session_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_tenant_code_patient_id_index" ON "devices" USING btree ("tenant_code","patient_id");--> statement-breakpoint
CREATE INDEX "devices_family_id_index" ON "devices" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_device_per_token" ON "devices" USING btree ("tenant_code","token_hash");