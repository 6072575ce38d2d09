CREATE TABLE "facility_faqs" (
	"id" integer PRIMARY KEY NOT NULL,
	"facility_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facility_jobs" (
	"id" integer PRIMARY KEY NOT NULL,
	"facility_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"employment" text NOT NULL,
	"posted_on" date NOT NULL,
	"closes_on" date
);
--> statement-breakpoint
CREATE TABLE "facility_pokes" (
	"tenant_code" text NOT NULL,
	"facility_id" integer NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "facility_pokes_tenant_code_facility_id_day_pk" PRIMARY KEY("tenant_code","facility_id","day")
);
--> statement-breakpoint
CREATE TABLE "facility_reviews" (
	"id" integer PRIMARY KEY NOT NULL,
	"facility_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"author" text NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rating_is_one_to_five" CHECK ("facility_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "photos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "logo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "member" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "specialities" ADD COLUMN "topics" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "facility_faqs" ADD CONSTRAINT "facility_faqs_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_jobs" ADD CONSTRAINT "facility_jobs_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_pokes" ADD CONSTRAINT "facility_pokes_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_pokes" ADD CONSTRAINT "facility_pokes_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_reviews" ADD CONSTRAINT "facility_reviews_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "facility_faqs_facility_id_position_index" ON "facility_faqs" USING btree ("facility_id","position");--> statement-breakpoint
CREATE INDEX "facility_jobs_facility_id_index" ON "facility_jobs" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "facility_reviews_facility_id_created_at_index" ON "facility_reviews" USING btree ("facility_id","created_at");