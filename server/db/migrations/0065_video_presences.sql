CREATE TABLE "video_presences" (
	"tenant_code" text NOT NULL,
	"appointment_id" uuid NOT NULL,
	"side" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"met_at" timestamp with time zone,
	CONSTRAINT "video_presences_appointment_id_side_pk" PRIMARY KEY("appointment_id","side"),
	CONSTRAINT "video_presence_side_is_known" CHECK ("video_presences"."side" in ('patient', 'practitioner'))
);
--> statement-breakpoint
ALTER TABLE "video_presences" ADD CONSTRAINT "video_presences_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_presences" ADD CONSTRAINT "video_presences_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;