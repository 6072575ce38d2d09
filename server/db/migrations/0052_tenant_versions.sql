CREATE TABLE "tenant_files" (
	"digest" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" "bytea" NOT NULL,
	"supplied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_draft_changes" (
	"tenant_code" text NOT NULL,
	"pointer" text NOT NULL,
	"held" jsonb NOT NULL,
	"based_on" jsonb NOT NULL,
	"digest" text,
	"author" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tenant_draft_changes_tenant_code_pointer_pk" PRIMARY KEY("tenant_code","pointer")
);
--> statement-breakpoint
CREATE TABLE "tenant_drafts" (
	"tenant_code" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_version_files" (
	"tenant_code" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "tenant_version_files_tenant_code_number_name_pk" PRIMARY KEY("tenant_code","number","name")
);
--> statement-breakpoint
CREATE TABLE "tenant_versions" (
	"tenant_code" text NOT NULL,
	"number" integer NOT NULL,
	"author" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"restored_from" integer,
	"file" jsonb NOT NULL,
	"digest" text NOT NULL,
	"changed" jsonb NOT NULL,
	"change_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tenant_versions_tenant_code_number_pk" PRIMARY KEY("tenant_code","number")
);
--> statement-breakpoint
-- Files move to where each stands once.
INSERT INTO "tenant_files" ("digest", "media_type", "bytes", "supplied_at")
	SELECT DISTINCT ON ("digest") "digest", "media_type", "bytes", "updated_at" FROM "tenant_assets" ORDER BY "digest", "updated_at" DESC;--> statement-breakpoint
ALTER TABLE "tenant_draft_changes" ADD CONSTRAINT "tenant_draft_changes_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_draft_changes" ADD CONSTRAINT "tenant_draft_changes_digest_tenant_files_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."tenant_files"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_drafts" ADD CONSTRAINT "tenant_drafts_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_version_files" ADD CONSTRAINT "tenant_version_files_digest_tenant_files_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."tenant_files"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_version_files" ADD CONSTRAINT "tenant_version_of_file" FOREIGN KEY ("tenant_code","number") REFERENCES "public"."tenant_versions"("tenant_code","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_versions" ADD CONSTRAINT "tenant_versions_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_assets" ADD CONSTRAINT "tenant_assets_digest_tenant_files_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."tenant_files"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_assets" DROP COLUMN "media_type";--> statement-breakpoint
ALTER TABLE "tenant_assets" DROP COLUMN "bytes";