CREATE TABLE "test_devices" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"tenant_code" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"notification_service" text,
	"token" jsonb,
	"home" text,
	"query" text,
	"report_hash" text,
	"sent_at" timestamp with time zone,
	"is_delivered" boolean DEFAULT false NOT NULL,
	"failure" text,
	CONSTRAINT "one_test_device_per_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "push_figures" ADD COLUMN "shown" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "push_figures" ADD COLUMN "opened" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_devices" ADD CONSTRAINT "test_devices_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_devices" ADD CONSTRAINT "test_devices_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE cascade ON UPDATE no action;