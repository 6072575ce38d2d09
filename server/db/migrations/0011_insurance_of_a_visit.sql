ALTER TABLE "appointments" ADD COLUMN "insurer_id" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "is_insurance_accepted" boolean;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_insurer_id_insurers_id_fk" FOREIGN KEY ("insurer_id") REFERENCES "public"."insurers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_plan_id_insurance_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."insurance_plans"("id") ON DELETE no action ON UPDATE no action;