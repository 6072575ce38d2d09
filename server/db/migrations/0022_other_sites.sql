CREATE TABLE "social_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"tenant_code" text NOT NULL,
	"provider" text NOT NULL,
	"browser_hash" text NOT NULL,
	"patient_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_proofs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tenant_code" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "linked_identities" DROP CONSTRAINT "provider_is_known";--> statement-breakpoint
ALTER TABLE "social_attempts" ADD CONSTRAINT "social_attempts_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_attempts" ADD CONSTRAINT "social_attempts_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_proofs" ADD CONSTRAINT "social_proofs_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_attempts_expires_at_index" ON "social_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_proofs_expires_at_index" ON "social_proofs" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "provider_is_known" CHECK ("linked_identities"."provider" in ('partner', 'google', 'facebook'));