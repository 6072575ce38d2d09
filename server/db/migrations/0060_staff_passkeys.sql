CREATE TABLE "staff_passkey_challenges" (
	"tenant_code" text NOT NULL,
	"challenge_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"subject" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_passkey_challenges_tenant_code_challenge_hash_pk" PRIMARY KEY("tenant_code","challenge_hash"),
	CONSTRAINT "staff_challenge_purpose_is_known" CHECK ("staff_passkey_challenges"."purpose" in ('join', 'add', 'sign_in'))
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_code" text NOT NULL,
	"member_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"host" text NOT NULL,
	"name" text,
	"browser" text NOT NULL,
	"platform" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_members" ALTER COLUMN "totp_secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ALTER COLUMN "totp_step" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_passkey_challenges" ADD CONSTRAINT "staff_passkey_challenges_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_tenant_code_tenants_code_fk" FOREIGN KEY ("tenant_code") REFERENCES "public"."tenants"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_passkey_challenges_expires_at_index" ON "staff_passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_staff_passkey_per_credential" ON "staff_passkeys" USING btree ("tenant_code","credential_id");--> statement-breakpoint
CREATE INDEX "staff_passkeys_member_id_index" ON "staff_passkeys" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "codes_have_a_step" CHECK (("staff_members"."totp_secret" is null) = ("staff_members"."totp_step" is null));