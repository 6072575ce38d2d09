CREATE TABLE "busy_sources" (
	"practitioner_id" integer NOT NULL,
	"facility_id" integer NOT NULL,
	"known_at" timestamp with time zone NOT NULL,
	"trusted_until" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_sources_practitioner_id_facility_id_pk" PRIMARY KEY("practitioner_id","facility_id")
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practitioner_id" integer NOT NULL,
	"facility_id" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"known_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_time_has_two_ends" CHECK (coalesce(lower("busy_times"."during") < upper("busy_times"."during"), false))
);
--> statement-breakpoint
CREATE TABLE "facility_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" integer NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"per_minute" integer NOT NULL,
	"trust_minutes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "one_facility_key_per_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "practice_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "practice_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"facility_id" integer NOT NULL,
	"appointment_id" uuid NOT NULL,
	"type" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"first_tried_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"last_answer" text,
	CONSTRAINT "practice_event_status_is_known" CHECK ("practice_events"."status" in ('waiting', 'delivered', 'parked'))
);
--> statement-breakpoint
CREATE TABLE "practice_feeds" (
	"facility_id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"secret" jsonb NOT NULL,
	"former_secret" jsonb,
	"former_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"taken_until" timestamp with time zone,
	"last_answer" text,
	"last_answer_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "busy_sources" ADD CONSTRAINT "busy_sources_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_sources" ADD CONSTRAINT "busy_sources_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_keys" ADD CONSTRAINT "facility_keys_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_events" ADD CONSTRAINT "practice_events_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_events" ADD CONSTRAINT "practice_events_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_feeds" ADD CONSTRAINT "practice_feeds_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_sources_facility_id_index" ON "busy_sources" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "busy_times_practitioner_id_during_index" ON "busy_times" USING gist ("practitioner_id","during");--> statement-breakpoint
CREATE INDEX "busy_times_facility_id_index" ON "busy_times" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "facility_keys_facility_id_index" ON "facility_keys" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "practice_events_facility_id_position_index" ON "practice_events" USING btree ("facility_id","position");--> statement-breakpoint
CREATE INDEX "practice_events_facility_id_due_at_index" ON "practice_events" USING btree ("facility_id","due_at") WHERE "practice_events"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "practice_events_appointment_id_index" ON "practice_events" USING btree ("appointment_id") WHERE "practice_events"."status" <> 'delivered';--> statement-breakpoint
-- Refuses a new claim on a time at which the practice's own system says that the practitioner is busy, as the constraint of claims does and
-- with its SQLSTATE. What is booked already, or is being paid, stays. Who pushes busy times and who claims take the practitioner's lock.
CREATE FUNCTION refuse_claim_in_busy_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM busy_times WHERE practitioner_id = NEW.practitioner_id AND during && NEW.during) THEN
    RAISE EXCEPTION 'the practitioner is busy' USING ERRCODE = '23P01', CONSTRAINT = 'no_claim_in_busy_time', TABLE = 'reservations';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER no_new_claim_in_busy_time BEFORE INSERT ON "reservations" FOR EACH ROW
  WHEN (NEW.status <> 'released') EXECUTE FUNCTION refuse_claim_in_busy_time();
--> statement-breakpoint
CREATE TRIGGER no_booking_in_busy_time BEFORE UPDATE OF "status", "during" ON "reservations" FOR EACH ROW
  WHEN (NEW.status IN ('unpaid', 'booked') AND (OLD.status IN ('held', 'offered') OR OLD.during <> NEW.during))
  EXECUTE FUNCTION refuse_claim_in_busy_time();
