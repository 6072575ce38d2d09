CREATE TABLE "usage_counts" (
	"tenant_code" text NOT NULL,
	"day" text NOT NULL,
	"event" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "usage_counts_tenant_code_day_event_pk" PRIMARY KEY("tenant_code","day","event")
);
--> statement-breakpoint
ALTER TABLE "usage_counts" ADD CONSTRAINT "usage_counts_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_tenant_code_created_at_index" ON "appointments" USING btree ("tenant_code","created_at");--> statement-breakpoint
CREATE INDEX "appointments_tenant_code_cancelled_at_index" ON "appointments" USING btree ("tenant_code","cancelled_at");