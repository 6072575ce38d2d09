CREATE TABLE "account_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_state_is_known" CHECK ("account_photos"."state" in ('incoming', 'ready', 'doomed'))
);
--> statement-breakpoint
ALTER TABLE "account_photos" ADD CONSTRAINT "account_photos_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_photos" ADD CONSTRAINT "account_photos_account_id_patients_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_photos_tenant_code_account_id_index" ON "account_photos" USING btree ("tenant_code","account_id");--> statement-breakpoint
CREATE INDEX "account_photos_state_created_at_index" ON "account_photos" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_photo_per_account" ON "account_photos" USING btree ("account_id") WHERE "account_photos"."state" = 'ready';