CREATE TABLE "document_accesses" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tenant_code" text NOT NULL,
	"family_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"document_id" uuid,
	"position" smallint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text DEFAULT '' NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_state_is_known" CHECK ("document_files"."state" in ('incoming', 'ready', 'doomed'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"relative_id" uuid,
	"document_type" text NOT NULL,
	"title" text NOT NULL,
	"tag_id" text NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_accesses" ADD CONSTRAINT "document_accesses_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_accesses" ADD CONSTRAINT "document_accesses_family_id_session_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_account_id_patients_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_account_id_patients_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_relative_id_relatives_id_fk" FOREIGN KEY ("relative_id") REFERENCES "public"."relatives"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_tag_id_document_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."document_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_accesses_family_id_index" ON "document_accesses" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "document_accesses_expires_at_index" ON "document_accesses" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "document_files_tenant_code_account_id_index" ON "document_files" USING btree ("tenant_code","account_id");--> statement-breakpoint
CREATE INDEX "document_files_document_id_index" ON "document_files" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_files_state_created_at_index" ON "document_files" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "documents_tenant_code_account_id_index" ON "documents" USING btree ("tenant_code","account_id");--> statement-breakpoint
CREATE INDEX "documents_relative_id_index" ON "documents" USING btree ("relative_id");