CREATE TABLE "relatives" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"relationship_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text,
	"birthday" text,
	"phone" text,
	"email" text,
	"dob_format" text,
	"identity_type_id" text,
	"identity" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "emergency_relationship_id" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "dob_format" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "identity_type_id" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "identity" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "relative_id" uuid;--> statement-breakpoint
ALTER TABLE "relatives" ADD CONSTRAINT "relatives_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatives" ADD CONSTRAINT "relatives_account_id_patients_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatives" ADD CONSTRAINT "relatives_identity_type_id_identity_types_id_fk" FOREIGN KEY ("identity_type_id") REFERENCES "public"."identity_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "relatives_tenant_code_account_id_index" ON "relatives" USING btree ("tenant_code","account_id");--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_identity_type_id_identity_types_id_fk" FOREIGN KEY ("identity_type_id") REFERENCES "public"."identity_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_relative_id_relatives_id_fk" FOREIGN KEY ("relative_id") REFERENCES "public"."relatives"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_relative_id_index" ON "appointments" USING btree ("relative_id");