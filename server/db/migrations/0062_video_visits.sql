CREATE TABLE "video_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"appointment_id" uuid NOT NULL,
	"side" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_video_connection_per_side" UNIQUE("appointment_id","side"),
	CONSTRAINT "video_connection_side_is_known" CHECK ("video_connections"."side" in ('patient', 'practitioner'))
);
--> statement-breakpoint
CREATE TABLE "video_feedback" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"tenant_code" text NOT NULL,
	"rating" integer NOT NULL,
	"reasons" text[] NOT NULL,
	"text" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_rating_is_of_five" CHECK ("video_feedback"."rating" between 1 and 5),
	CONSTRAINT "video_reasons_are_known" CHECK ("video_feedback"."reasons" <@ array['listened', 'clear_answers', 'on_time', 'picture_and_sound', 'kind'])
);
--> statement-breakpoint
CREATE TABLE "video_signals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"signal" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"appointment_id" uuid NOT NULL,
	"side" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_video_ticket_per_token" UNIQUE("token_hash"),
	CONSTRAINT "video_ticket_side_is_known" CHECK ("video_tickets"."side" in ('patient', 'practitioner'))
);
--> statement-breakpoint
ALTER TABLE "appointment_keys" DROP CONSTRAINT "appointment_key_kind_is_known";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "video_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "video_ended_by" text;--> statement-breakpoint
ALTER TABLE "video_connections" ADD CONSTRAINT "video_connections_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_connections" ADD CONSTRAINT "video_connections_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_feedback" ADD CONSTRAINT "video_feedback_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_feedback" ADD CONSTRAINT "video_feedback_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_signals" ADD CONSTRAINT "video_signals_connection_id_video_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."video_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_tickets" ADD CONSTRAINT "video_tickets_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_tickets" ADD CONSTRAINT "video_tickets_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_connections_seen_at_index" ON "video_connections" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "video_signals_connection_id_index" ON "video_signals" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "video_tickets_appointment_id_index" ON "video_tickets" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "video_tickets_expires_at_index" ON "video_tickets" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "appointment_keys" ADD CONSTRAINT "appointment_key_kind_is_known" CHECK ("appointment_keys"."kind" in ('link', 'device', 'calendar', 'practitioner'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "video_side_is_known" CHECK ("appointments"."video_ended_by" in ('patient', 'practitioner'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "video_end_has_a_side" CHECK (("appointments"."video_ended_at" is null) = ("appointments"."video_ended_by" is null));