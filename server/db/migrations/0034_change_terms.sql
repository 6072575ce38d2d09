ALTER TABLE "appointments" ADD COLUMN "change_terms" jsonb;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "cancel_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "cancellation_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "cancel_reason_is_known" CHECK ("appointments"."cancel_reason" in ('time', 'better', 'elsewhere', 'price', 'mistake', 'other'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "cancellation_keeps_at_most_the_fee" CHECK ("appointments"."cancellation_fee" between 0 and "appointments"."fee_amount");