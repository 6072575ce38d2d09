CREATE TABLE "appointment_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"appointment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_document_kind_is_known" CHECK ("appointment_documents"."kind" in ('insurance_front', 'insurance_back', 'insurance_letter', 'other'))
);
--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "appointment_id" uuid;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "appointment_document_id" uuid;--> statement-breakpoint
ALTER TABLE "appointment_documents" ADD CONSTRAINT "appointment_documents_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_documents" ADD CONSTRAINT "appointment_documents_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_documents_appointment_id_index" ON "appointment_documents" USING btree ("appointment_id");--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_appointment_document_id_appointment_documents_id_fk" FOREIGN KEY ("appointment_document_id") REFERENCES "public"."appointment_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_files_appointment_id_index" ON "document_files" USING btree ("appointment_id");--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "one_file_per_appointment_document" UNIQUE("appointment_document_id");