-- A row begins as `server/domain/booking/states.ts` and `server/domain/payments/states.ts` let it begin, whoever adds it. A test compares the two.
CREATE FUNCTION refuse_unknown_beginning() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.status = ANY (TG_ARGV) THEN
    RAISE EXCEPTION 'a row of % does not begin as %', TG_TABLE_NAME, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointment_beginning_is_known BEFORE INSERT ON appointments
  FOR EACH ROW EXECUTE FUNCTION refuse_unknown_beginning('awaiting_payment', 'booked');
--> statement-breakpoint
CREATE TRIGGER reservation_beginning_is_known BEFORE INSERT ON reservations
  FOR EACH ROW EXECUTE FUNCTION refuse_unknown_beginning('held', 'offered', 'unpaid', 'booked');
--> statement-breakpoint
CREATE TRIGGER payment_beginning_is_known BEFORE INSERT ON payments
  FOR EACH ROW EXECUTE FUNCTION refuse_unknown_beginning('created');
--> statement-breakpoint
CREATE TRIGGER earlier_offer_beginning_is_known BEFORE INSERT ON earlier_offers
  FOR EACH ROW EXECUTE FUNCTION refuse_unknown_beginning('open');
