CREATE TABLE "organisations" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text DEFAULT '' NOT NULL,
	"name_id" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"source" text,
	"source_id" text,
	"source_digest" text,
	"hidden_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "directory_changes" (
	"run_id" integer NOT NULL,
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"before" jsonb,
	CONSTRAINT "directory_changes_run_id_kind_id_pk" PRIMARY KEY("run_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "directory_pictures" (
	"digest" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"counts" jsonb NOT NULL,
	"undoes" integer
);
--> statement-breakpoint
ALTER TABLE "document_tags" ALTER COLUMN "name_ar" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "document_tags" ALTER COLUMN "name_id" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "identity_types" ALTER COLUMN "name_ar" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "identity_types" ALTER COLUMN "name_id" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "cities" ALTER COLUMN "name_ar" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "cities" ALTER COLUMN "name_id" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "countries" ALTER COLUMN "name_ar" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "countries" ALTER COLUMN "name_id" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "specialities" ALTER COLUMN "name_ar" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "specialities" ALTER COLUMN "name_id" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "insurers" ALTER COLUMN "name_ar" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "insurers" ALTER COLUMN "name_id" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "facilities" ALTER COLUMN "name_ar" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "facilities" ALTER COLUMN "name_id" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "facilities" ALTER COLUMN "area_en" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "facilities" ALTER COLUMN "area_ar" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "facilities" ALTER COLUMN "address_ar" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "practitioners" ALTER COLUMN "name_ar" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "practitioners" ALTER COLUMN "name_id" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "practitioners" ALTER COLUMN "title_ar" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "practitioners" ALTER COLUMN "title_id" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "practitioners" ALTER COLUMN "bio_en" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "practitioners" ALTER COLUMN "bio_ar" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "practitioners" ALTER COLUMN "bio_id" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "practitioners" ALTER COLUMN "portrait_seed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "name_ar" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "name_id" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD COLUMN "source_digest" text;--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD COLUMN "hidden_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "insurers" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "insurers" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "insurers" ADD COLUMN "source_digest" text;--> statement-breakpoint
ALTER TABLE "insurers" ADD COLUMN "hidden_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "organisation_id" integer;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "source_digest" text;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "hidden_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "practice_locations" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "photo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "source_digest" text;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "hidden_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "hidden_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "directory_changes" ADD CONSTRAINT "directory_changes_run_id_directory_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."directory_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_organisation_per_source_id" ON "organisations" USING btree ("source","source_id");--> statement-breakpoint
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_plan_per_source_id" ON "insurance_plans" USING btree ("source","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_insurer_per_source_id" ON "insurers" USING btree ("source","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_facility_per_source_id" ON "facilities" USING btree ("source","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_practitioner_per_source_id" ON "practitioners" USING btree ("source","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_service_per_source_id" ON "services" USING btree ("practitioner_id","source_id");