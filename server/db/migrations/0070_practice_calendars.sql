CREATE TABLE "practice_calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" integer NOT NULL,
	"practitioner_id" integer,
	"name" text NOT NULL,
	"address" jsonb NOT NULL,
	"host" text NOT NULL,
	"every_minutes" integer NOT NULL,
	"trust_minutes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"taken_until" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"last_answer" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"trusted_until" timestamp with time zone NOT NULL,
	"whole_at" timestamp with time zone NOT NULL,
	"etag" text,
	"last_modified" text,
	"digest" text NOT NULL,
	"busy" integer NOT NULL,
	CONSTRAINT "one_calendar_per_name" UNIQUE("facility_id","name")
);
--> statement-breakpoint
CREATE TABLE "practice_reads" (
	"key_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"tenant_code" text NOT NULL,
	"facility_id" integer NOT NULL,
	"key_name" text NOT NULL,
	"calls" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_reads_key_id_patient_id_resource_hour_pk" PRIMARY KEY("key_id","patient_id","resource","hour")
);
--> statement-breakpoint
ALTER TABLE "busy_times" ADD COLUMN "calendar_id" uuid;--> statement-breakpoint
ALTER TABLE "practice_calendars" ADD CONSTRAINT "practice_calendars_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_calendars" ADD CONSTRAINT "practice_calendars_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_reads" ADD CONSTRAINT "practice_reads_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_reads" ADD CONSTRAINT "practice_reads_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_reads" ADD CONSTRAINT "practice_reads_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_calendars_practitioner_id_index" ON "practice_calendars" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "practice_calendars_due_at_index" ON "practice_calendars" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "practice_reads_patient_id_last_at_index" ON "practice_reads" USING btree ("patient_id","last_at");--> statement-breakpoint
CREATE INDEX "practice_reads_facility_id_last_at_index" ON "practice_reads" USING btree ("facility_id","last_at");--> statement-breakpoint
CREATE INDEX "practice_reads_last_at_index" ON "practice_reads" USING btree ("last_at");--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_calendar_id_practice_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."practice_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_times_calendar_id_index" ON "busy_times" USING btree ("calendar_id");