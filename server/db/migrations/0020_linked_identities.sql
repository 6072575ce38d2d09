CREATE TABLE "linked_identities" (
	"tenant_code" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "linked_identities_tenant_code_provider_subject_pk" PRIMARY KEY("tenant_code","provider","subject"),
	CONSTRAINT "provider_is_known" CHECK ("linked_identities"."provider" in ('partner'))
);
--> statement-breakpoint
CREATE TABLE "spent_partner_tokens" (
	"tenant_code" text NOT NULL,
	"id_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spent_partner_tokens_tenant_code_id_hash_pk" PRIMARY KEY("tenant_code","id_hash")
);
--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spent_partner_tokens" ADD CONSTRAINT "spent_partner_tokens_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_identity_per_provider" ON "linked_identities" USING btree ("patient_id","provider");--> statement-breakpoint
CREATE INDEX "spent_partner_tokens_expires_at_index" ON "spent_partner_tokens" USING btree ("expires_at");