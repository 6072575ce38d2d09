CREATE TABLE "email_proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"traded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_email_proof_per_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "password_resets" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_messages" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "email_proofs" ADD CONSTRAINT "email_proofs_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_proofs_expires_at_index" ON "email_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_email_created_at_index" ON "one_time_codes" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_tenant_code_purpose_index" ON "one_time_codes" USING btree ("tenant_code","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "one_account_per_email" ON "patients" USING btree ("tenant_code","email") WHERE not "patients"."is_guest" and "patients"."email_proven_at" is not null;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "code_has_one_contact" CHECK (num_nonnulls("one_time_codes"."phone", "one_time_codes"."email") = 1);--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "reset_has_one_contact" CHECK (num_nonnulls("password_resets"."phone", "password_resets"."email") = 1);--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patient_is_reachable" CHECK ("patients"."phone" is not null or (not "patients"."is_guest" and "patients"."email" is not null and "patients"."email_proven_at" is not null));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "guest_session_has_phone" CHECK ("sessions"."kind" <> 'guest' or "sessions"."phone" is not null);