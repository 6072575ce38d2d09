CREATE TABLE "demo_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"pays_at" timestamp with time zone,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"return_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_demo_payment_per_key" UNIQUE("key"),
	CONSTRAINT "demo_payment_state_is_known" CHECK ("demo_payments"."state" in ('open', 'paid', 'declined', 'closed')),
	CONSTRAINT "demo_refund_is_of_what_came" CHECK ("demo_payments"."refunded" between 0 and "demo_payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"applied_at" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_event_per_id" UNIQUE("provider","event_id"),
	CONSTRAINT "payment_event_state_is_known" CHECK ("payment_events"."state" in ('paid', 'declined', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"appointment_id" uuid NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"redirect_url" text,
	"paid_amount" bigint,
	"paid_currency" text,
	"paid_at" timestamp with time zone,
	"receipt_number" text,
	"refund_amount" bigint,
	"refunded_at" timestamp with time zone,
	"refund_tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"link" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_payment_per_receipt" UNIQUE("receipt_number"),
	CONSTRAINT "one_payment_per_provider_id" UNIQUE("provider","provider_id"),
	CONSTRAINT "payment_status_is_known" CHECK ("payments"."status" in ('created', 'pending', 'paid', 'declined', 'expired', 'refund_due', 'refunded')),
	CONSTRAINT "payment_method_is_known" CHECK ("payments"."method" in ('card', 'apple_pay', 'google_pay')),
	CONSTRAINT "payment_is_of_something" CHECK ("payments"."amount" > 0 and "payments"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "payment_came_in" CHECK ("payments"."status" not in ('paid', 'refund_due', 'refunded')
        or (coalesce("payments"."paid_amount" > 0, false) and "payments"."paid_currency" is not null and "payments"."paid_at" is not null and "payments"."receipt_number" is not null)),
	CONSTRAINT "payment_is_what_was_asked" CHECK ("payments"."status" <> 'paid' or ("payments"."paid_amount" = "payments"."amount" and "payments"."paid_currency" = "payments"."currency")),
	CONSTRAINT "refund_is_of_what_came" CHECK ("payments"."status" not in ('refund_due', 'refunded') or coalesce("payments"."refund_amount" between 1 and "payments"."paid_amount", false)),
	CONSTRAINT "refund_was_made" CHECK (("payments"."status" = 'refunded') = ("payments"."refunded_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointment_status_is_known";
--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservation_status_is_known";
--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "hold_runs_out";
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "payment_method" text;
--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "demo_payments_created_at_index" ON "demo_payments" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "payment_events_applied_at_received_at_index" ON "payment_events" USING btree ("applied_at","received_at");
--> statement-breakpoint
CREATE INDEX "payments_appointment_id_index" ON "payments" USING btree ("appointment_id");
--> statement-breakpoint
CREATE INDEX "payments_status_due_at_index" ON "payments" USING btree ("status","due_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_payment_per_appointment" ON "payments" USING btree ("appointment_id") WHERE "payments"."status" in ('created', 'pending');
--> statement-breakpoint
CREATE UNIQUE INDEX "one_paid_payment_per_appointment" ON "payments" USING btree ("appointment_id") WHERE "payments"."status" = 'paid';
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointment_method_is_known" CHECK ("appointments"."payment_method" in ('at_facility', 'insurance', 'card', 'apple_pay', 'google_pay'));
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointment_status_is_known" CHECK ("appointments"."status" in ('awaiting_payment', 'booked', 'cancelled', 'completed', 'no_show', 'expired'));
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservation_status_is_known" CHECK ("reservations"."status" in ('held', 'offered', 'unpaid', 'booked', 'released'));
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "hold_runs_out" CHECK ("reservations"."status" not in ('held', 'unpaid') or "reservations"."expires_at" is not null);
--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "one_claim_per_practitioner_and_time";
--> statement-breakpoint
-- A visit that is being paid keeps its time, from other patients and from other visits of its phone, like a booked one.
ALTER TABLE "reservations" ADD CONSTRAINT "one_claim_per_practitioner_and_time"
  EXCLUDE USING gist ("practitioner_id" WITH =, "during" WITH &&) WHERE ("status" IN ('held', 'offered', 'unpaid', 'booked'));
--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "one_visit_per_phone_and_time";
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "one_visit_per_phone_and_time"
  EXCLUDE USING gist ("tenant_code" WITH =, "exclusive_to" WITH =, "during" WITH &&)
  WHERE ("status" IN ('unpaid', 'booked') AND "exclusive_to" IS NOT NULL);
