ALTER TABLE "refresh_tokens" ADD COLUMN "traded_id" uuid;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "heard_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "unheard_token_id" uuid;