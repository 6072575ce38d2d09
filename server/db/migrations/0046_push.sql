CREATE TABLE "push_figures" (
	"tenant_code" text NOT NULL,
	"day" text NOT NULL,
	"service" text NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"gone" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_figures_tenant_code_day_service_pk" PRIMARY KEY("tenant_code","day","service")
);
--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"tenant_code" text NOT NULL,
	"patient_id" uuid PRIMARY KEY NOT NULL,
	"begins" text NOT NULL,
	"ends" text NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "one_device_per_token";--> statement-breakpoint
ALTER TABLE "devices" ALTER COLUMN "patient_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ALTER COLUMN "family_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "appointment_id" uuid;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "visit_token_hash" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "held_for" uuid;--> statement-breakpoint
ALTER TABLE "push_figures" ADD CONSTRAINT "push_figures_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_device_per_visit_and_token" ON "devices" USING btree ("appointment_id","token_hash") WHERE "devices"."appointment_id" is not null;--> statement-breakpoint
CREATE INDEX "outgoing_messages_held_for_index" ON "outgoing_messages" USING btree ("held_for") WHERE "outgoing_messages"."held_for" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_device_per_token" ON "devices" USING btree ("tenant_code","token_hash") WHERE "devices"."appointment_id" is null;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "device_is_of_account_or_visit" CHECK (("devices"."patient_id" is null) = ("devices"."family_id" is null) and ("devices"."appointment_id" is null) = ("devices"."visit_token_hash" is null) and ("devices"."patient_id" is null) <> ("devices"."appointment_id" is null));