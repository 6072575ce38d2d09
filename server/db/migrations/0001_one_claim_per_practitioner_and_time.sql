-- Equality inside a GiST index, which the constraint below needs for practitioner_id.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Decides who gets a slot: of two claims that overlap, the second is refused with SQLSTATE 23P01, whatever the handlers do.
-- Ranges are half-open, so a visit may start the moment another ends. Released claims do not count.
ALTER TABLE "reservations" ADD CONSTRAINT "one_claim_per_practitioner_and_time"
  EXCLUDE USING gist ("practitioner_id" WITH =, "during" WITH &&) WHERE ("status" IN ('held', 'booked'));
