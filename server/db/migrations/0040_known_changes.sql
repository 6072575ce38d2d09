-- What `server/domain/booking/states.ts` and `server/domain/payments/states.ts` do not know is refused, whoever asks. A test compares the two.
CREATE FUNCTION refuse_unknown_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IS DISTINCT FROM OLD.status AND NOT OLD.status || ' ' || NEW.status = ANY (TG_ARGV) THEN
    RAISE EXCEPTION 'a row of % does not become % from %', TG_TABLE_NAME, NEW.status, OLD.status
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointment_change_is_known AFTER UPDATE OF status ON appointments
  FOR EACH ROW EXECUTE FUNCTION refuse_unknown_change('awaiting_payment booked', 'expired booked', 'booked cancelled', 'awaiting_payment cancelled', 'booked completed', 'booked no_show', 'awaiting_payment expired');
--> statement-breakpoint
CREATE TRIGGER reservation_change_is_known AFTER UPDATE OF status ON reservations
  FOR EACH ROW EXECUTE FUNCTION refuse_unknown_change('held unpaid', 'held booked', 'offered booked', 'unpaid booked', 'booked released', 'unpaid released');
--> statement-breakpoint
CREATE TRIGGER payment_change_is_known AFTER UPDATE OF status ON payments
  FOR EACH ROW EXECUTE FUNCTION refuse_unknown_change('created pending', 'created paid', 'pending paid', 'declined paid', 'expired paid', 'created declined', 'pending declined', 'created expired', 'pending expired', 'created refund_due', 'pending refund_due', 'declined refund_due', 'expired refund_due', 'paid refund_due', 'refund_due refunded');
--> statement-breakpoint
CREATE TRIGGER earlier_offer_change_is_known AFTER UPDATE OF status ON earlier_offers
  FOR EACH ROW EXECUTE FUNCTION refuse_unknown_change('open accepted', 'open declined', 'open expired', 'open withdrawn');
