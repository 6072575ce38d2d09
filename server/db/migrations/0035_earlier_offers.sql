CREATE TABLE "earlier_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"appointment_id" uuid NOT NULL,
	"freed_slot_id" uuid,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"fee_amount" integer NOT NULL,
	"fee_currency" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earlier_offer_status_is_known" CHECK ("earlier_offers"."status" in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "open_offer_keeps_a_slot" CHECK ("earlier_offers"."status" <> 'open' or "earlier_offers"."freed_slot_id" is not null),
	CONSTRAINT "earlier_offer_was_answered" CHECK (("earlier_offers"."status" = 'open') = ("earlier_offers"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "freed_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practitioner_id" integer NOT NULL,
	"facility_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"reservation_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_freed_slot_per_claim" UNIQUE("reservation_id")
);
--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservation_status_is_known";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "earlier_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "earlier_offers" ADD CONSTRAINT "earlier_offers_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_offers" ADD CONSTRAINT "earlier_offers_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_offers" ADD CONSTRAINT "earlier_offers_freed_slot_id_freed_slots_id_fk" FOREIGN KEY ("freed_slot_id") REFERENCES "public"."freed_slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freed_slots" ADD CONSTRAINT "freed_slots_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freed_slots" ADD CONSTRAINT "freed_slots_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freed_slots" ADD CONSTRAINT "freed_slots_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freed_slots" ADD CONSTRAINT "freed_slots_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_offer_per_visit_and_time" ON "earlier_offers" USING btree ("appointment_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_offer_per_visit" ON "earlier_offers" USING btree ("appointment_id") WHERE "earlier_offers"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_offer_per_slot" ON "earlier_offers" USING btree ("freed_slot_id") WHERE "earlier_offers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "earlier_offers_status_expires_at_index" ON "earlier_offers" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "appointments_earlier_since_index" ON "appointments" USING btree ("earlier_since") WHERE "appointments"."earlier_since" is not null;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservation_status_is_known" CHECK ("reservations"."status" in ('held', 'offered', 'booked', 'released'));--> statement-breakpoint
-- A time that is offered to who waits is nobody else's, like one that is held.
ALTER TABLE "reservations" DROP CONSTRAINT "one_claim_per_practitioner_and_time";
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "one_claim_per_practitioner_and_time"
  EXCLUDE USING gist ("practitioner_id" WITH =, "during" WITH &&) WHERE ("status" IN ('held', 'offered', 'booked'));
