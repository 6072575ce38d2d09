CREATE TABLE "spent_captchas" (
	"tenant_code" text NOT NULL,
	"nonce_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spent_captchas_tenant_code_nonce_hash_pk" PRIMARY KEY("tenant_code","nonce_hash")
);
--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "is_kept" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "spent_captchas" ADD CONSTRAINT "spent_captchas_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spent_captchas_expires_at_index" ON "spent_captchas" USING btree ("expires_at");