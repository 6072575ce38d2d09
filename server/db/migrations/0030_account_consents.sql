CREATE TABLE "account_consents" (
	"tenant_code" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_consents_patient_id_kind_version_pk" PRIMARY KEY("patient_id","kind","version"),
	CONSTRAINT "account_consent_kind_is_known" CHECK ("account_consents"."kind" in ('terms', 'health_data'))
);
--> statement-breakpoint
ALTER TABLE "account_consents" ADD CONSTRAINT "account_consents_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_consents" ADD CONSTRAINT "account_consents_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;