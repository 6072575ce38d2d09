CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"phone" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_reset_per_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "passwords" (
	"patient_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "marital_status" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "blood_type" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "height" smallint;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "weight" smallint;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "emergency_contact_name" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "emergency_contact_lastname" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "emergency_contact_phone" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "traded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passwords" ADD CONSTRAINT "passwords_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_expires_at_index" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_account_id_patients_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patients_account_id_index" ON "patients" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_account_per_phone" ON "patients" USING btree ("tenant_code","phone") WHERE not "patients"."is_guest";