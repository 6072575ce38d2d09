CREATE TABLE "banners" (
	"tenant_code" text NOT NULL,
	"id" text NOT NULL,
	"language" text NOT NULL,
	"bpid" text NOT NULL,
	"country" text NOT NULL,
	"platform" text NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "banners_tenant_code_id_language_pk" PRIMARY KEY("tenant_code","id","language")
);
--> statement-breakpoint
CREATE TABLE "blog_highlights" (
	"tenant_code" text NOT NULL,
	"id" text NOT NULL,
	"language" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "blog_highlights_tenant_code_id_language_pk" PRIMARY KEY("tenant_code","id","language")
);
--> statement-breakpoint
CREATE TABLE "document_tags" (
	"id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"name_id" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"name_id" text NOT NULL,
	"country_code" text,
	"pattern" text,
	"insurance" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_assets" (
	"tenant_code" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"digest" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenant_assets_tenant_code_name_pk" PRIMARY KEY("tenant_code","name")
);
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_highlights" ADD CONSTRAINT "blog_highlights_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_assets" ADD CONSTRAINT "tenant_assets_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE cascade ON UPDATE no action;