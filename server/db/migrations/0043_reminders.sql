CREATE TABLE "reminders" (
	"appointment_id" uuid NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"hours" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_appointment_id_start_hours_pk" PRIMARY KEY("appointment_id","start","hours")
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_start_index" ON "reminders" USING btree ("start");