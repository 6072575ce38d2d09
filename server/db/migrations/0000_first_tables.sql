CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"appointment_number" text NOT NULL,
	"reservation_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"practitioner_id" integer NOT NULL,
	"facility_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"consultation_type" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"status" text NOT NULL,
	"fee_amount" integer NOT NULL,
	"fee_currency" text NOT NULL,
	"fg_consent" boolean NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_appointment_per_number" UNIQUE("appointment_number"),
	CONSTRAINT "one_appointment_per_reservation" UNIQUE("reservation_id")
);
--> statement-breakpoint
CREATE TABLE "availability_exceptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"practitioner_id" integer NOT NULL,
	"during" "tstzrange" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "availability_rules" (
	"practitioner_id" integer NOT NULL,
	"facility_id" integer NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	"consultation_types" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"name_id" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_blocks" (
	"tenant_code" text NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_blocks_tenant_code_key_language_pk" PRIMARY KEY("tenant_code","key","language")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"name_id" text NOT NULL,
	"calling_code" text NOT NULL,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"patient_id" uuid,
	"token" text NOT NULL,
	"notification_service" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facilities" (
	"id" integer PRIMARY KEY NOT NULL,
	"unique_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"name_id" text NOT NULL,
	"clinic_type" text NOT NULL,
	"country_code" text NOT NULL,
	"city_id" integer NOT NULL,
	"area_en" text NOT NULL,
	"area_ar" text NOT NULL,
	"address_en" text NOT NULL,
	"address_ar" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"phone" text NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"amenities" jsonb NOT NULL,
	"payment_methods" jsonb NOT NULL,
	"plan_ids" integer[] NOT NULL,
	"plan" smallint NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"fg_test" boolean DEFAULT false NOT NULL,
	"campaign_ids" text[] DEFAULT '{}' NOT NULL,
	"whitelabels" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"tenant_code" text NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status_code" smallint,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_records_tenant_code_scope_key_pk" PRIMARY KEY("tenant_code","scope","key")
);
--> statement-breakpoint
CREATE TABLE "insurance_plans" (
	"id" integer PRIMARY KEY NOT NULL,
	"insurer_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurers" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"name_id" text NOT NULL,
	"country_codes" text[] NOT NULL,
	"whitelabels" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "one_insurer_per_slug" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "loaded_sets" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"state" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"gender" text,
	"birthday" text,
	"is_guest" boolean NOT NULL,
	"suspended_to_book" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_locations" (
	"practitioner_id" integer NOT NULL,
	"facility_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"fg_callable" boolean NOT NULL,
	"plan_ids" integer[] NOT NULL,
	CONSTRAINT "practice_locations_practitioner_id_facility_id_pk" PRIMARY KEY("practitioner_id","facility_id")
);
--> statement-breakpoint
CREATE TABLE "practitioners" (
	"id" integer PRIMARY KEY NOT NULL,
	"unique_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"name_id" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"title_id" text NOT NULL,
	"gender" text NOT NULL,
	"languages" text[] NOT NULL,
	"bio_en" text NOT NULL,
	"bio_ar" text NOT NULL,
	"bio_id" text NOT NULL,
	"speciality_id" integer NOT NULL,
	"topics" text[] NOT NULL,
	"country_code" text NOT NULL,
	"city_id" integer NOT NULL,
	"years_of_experience" smallint NOT NULL,
	"verified" boolean NOT NULL,
	"registered" boolean NOT NULL,
	"plan" smallint NOT NULL,
	"portrait_seed" integer NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"fg_test" boolean DEFAULT false NOT NULL,
	"educations" jsonb NOT NULL,
	"experiences" jsonb NOT NULL,
	"campaign_ids" text[] DEFAULT '{}' NOT NULL,
	"whitelabels" text[] DEFAULT '{}' NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"practitioner_id" integer NOT NULL,
	"facility_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"status" text NOT NULL,
	"hold_token_hash" text,
	"holder_hash" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_status_is_known" CHECK ("reservations"."status" in ('held', 'booked', 'released')),
	CONSTRAINT "reservation_has_two_ends" CHECK (coalesce(lower("reservations"."during") < upper("reservations"."during"), false)),
	CONSTRAINT "hold_runs_out" CHECK ("reservations"."status" <> 'held' or "reservations"."expires_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "sent_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"tenant_code" text NOT NULL,
	"phone" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY NOT NULL,
	"practitioner_id" integer NOT NULL,
	"facility_id" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"name_id" text NOT NULL,
	"consultation_type" text NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"fee" integer NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"kind" text NOT NULL,
	"patient_id" uuid,
	"phone" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_session_per_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "specialities" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"name_id" text NOT NULL,
	"practitioners" jsonb NOT NULL,
	"synonyms" jsonb NOT NULL,
	"icon" text NOT NULL,
	"rank" smallint NOT NULL,
	CONSTRAINT "one_speciality_per_slug" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"code" text PRIMARY KEY NOT NULL,
	"configuration" jsonb NOT NULL,
	"hosts" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"tenant_code" text NOT NULL,
	"language" text NOT NULL,
	"id" text NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "translations_tenant_code_language_id_pk" PRIMARY KEY("tenant_code","language","id")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_rules" ADD CONSTRAINT "availability_rules_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_rules" ADD CONSTRAINT "availability_rules_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_records" ADD CONSTRAINT "idempotency_records_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD CONSTRAINT "insurance_plans_insurer_id_insurers_id_fk" FOREIGN KEY ("insurer_id") REFERENCES "public"."insurers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_locations" ADD CONSTRAINT "practice_locations_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_locations" ADD CONSTRAINT "practice_locations_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioners" ADD CONSTRAINT "practitioners_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioners" ADD CONSTRAINT "practitioners_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioners" ADD CONSTRAINT "practitioners_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_tenant_code_patient_id_index" ON "appointments" USING btree ("tenant_code","patient_id");--> statement-breakpoint
CREATE INDEX "appointments_practitioner_id_starts_at_index" ON "appointments" USING btree ("practitioner_id","starts_at");--> statement-breakpoint
CREATE INDEX "availability_exceptions_practitioner_id_index" ON "availability_exceptions" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "availability_rules_practitioner_id_index" ON "availability_rules" USING btree ("practitioner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_city_per_slug" ON "cities" USING btree ("country_code","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "one_device_per_token" ON "devices" USING btree ("tenant_code","token");--> statement-breakpoint
CREATE UNIQUE INDEX "one_facility_per_slug" ON "facilities" USING btree ("country_code","slug");--> statement-breakpoint
CREATE INDEX "facilities_city_id_index" ON "facilities" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_tenant_code_phone_index" ON "one_time_codes" USING btree ("tenant_code","phone");--> statement-breakpoint
CREATE INDEX "patients_tenant_code_phone_index" ON "patients" USING btree ("tenant_code","phone");--> statement-breakpoint
CREATE INDEX "practice_locations_facility_id_index" ON "practice_locations" USING btree ("facility_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_practitioner_per_slug" ON "practitioners" USING btree ("country_code","slug");--> statement-breakpoint
CREATE INDEX "practitioners_speciality_id_city_id_index" ON "practitioners" USING btree ("speciality_id","city_id");--> statement-breakpoint
CREATE INDEX "reservations_status_expires_at_index" ON "reservations" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "sent_messages_created_at_index" ON "sent_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "services_practitioner_id_index" ON "services" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "sessions_tenant_code_phone_index" ON "sessions" USING btree ("tenant_code","phone");