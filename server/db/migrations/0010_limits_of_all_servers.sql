-- Without a log: a count that is lost in a crash begins anew, and none is worth a write to disk.
CREATE UNLOGGED TABLE "rate_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_counts_ends_at_index" ON "rate_counts" USING btree ("ends_at");