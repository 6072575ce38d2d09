CREATE TABLE "relative_consents" (
	"relative_id" uuid PRIMARY KEY NOT NULL,
	"tenant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"token_hash" text,
	"channel" text,
	"asked_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"refusals" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_consent_per_link" UNIQUE("token_hash"),
	CONSTRAINT "consent_status_is_known" CHECK ("relative_consents"."status" in ('needed', 'asked', 'given', 'refused', 'revoked')),
	CONSTRAINT "consent_channel_is_known" CHECK ("relative_consents"."channel" in ('phone', 'email')),
	CONSTRAINT "consent_was_asked_for" CHECK ("relative_consents"."status" = 'needed' or ("relative_consents"."token_hash" is not null and "relative_consents"."expires_at" is not null)),
	CONSTRAINT "consent_was_answered" CHECK ("relative_consents"."status" not in ('given', 'refused', 'revoked') or "relative_consents"."answered_at" is not null),
	CONSTRAINT "consent_refusals_are_bounded" CHECK ("relative_consents"."refusals" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "relative_consents" ADD CONSTRAINT "relative_consents_relative_id_relatives_id_fk" FOREIGN KEY ("relative_id") REFERENCES "public"."relatives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relative_consents" ADD CONSTRAINT "relative_consents_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relative_consents" ADD CONSTRAINT "relative_consents_account_id_patients_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "relative_consents_tenant_code_account_id_index" ON "relative_consents" USING btree ("tenant_code","account_id");