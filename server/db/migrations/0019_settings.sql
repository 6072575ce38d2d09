CREATE TABLE "account_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"browser" text NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"tenant_code" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"push" boolean NOT NULL,
	"sms" boolean NOT NULL,
	"email" boolean NOT NULL,
	CONSTRAINT "notification_settings_patient_id_topic_pk" PRIMARY KEY("patient_id","topic")
);
--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "deletes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "browser" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "platform" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_events_patient_id_created_at_index" ON "account_events" USING btree ("patient_id","created_at");--> statement-breakpoint
CREATE INDEX "account_events_created_at_index" ON "account_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "patients_deletes_at_index" ON "patients" USING btree ("deletes_at") WHERE "patients"."deletes_at" is not null;