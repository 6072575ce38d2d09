CREATE TABLE "video_messages" (
	"tenant_code" text NOT NULL,
	"appointment_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"document_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_messages_appointment_id_id_pk" PRIMARY KEY("appointment_id","id"),
	CONSTRAINT "video_message_side_is_known" CHECK ("video_messages"."side" in ('patient', 'practitioner')),
	CONSTRAINT "video_message_says_something" CHECK (("video_messages"."text" <> '') <> ("video_messages"."document_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "appointment_documents" ADD COLUMN "is_of_practitioner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "video_messages" ADD CONSTRAINT "video_messages_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_messages" ADD CONSTRAINT "video_messages_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_messages" ADD CONSTRAINT "video_messages_document_id_appointment_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."appointment_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_messages_expires_at_index" ON "video_messages" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "video_messages_document_id_index" ON "video_messages" USING btree ("document_id");