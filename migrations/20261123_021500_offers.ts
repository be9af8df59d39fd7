import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_offers_state" AS ENUM('open', 'expired', 'accepted', 'declined', 'withdrawn');
  CREATE TABLE "offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sequence" numeric NOT NULL,
  	"state" "enum_offers_state" DEFAULT 'open' NOT NULL,
  	"property_id" integer,
  	"enquiry_id" integer,
  	"signer" varchar NOT NULL,
  	"amount_euros" numeric NOT NULL,
  	"ends_on" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"previous_hash" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"copy" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "offers_id" integer;
  ALTER TABLE "company" ADD COLUMN "offer_deposit_percent" numeric DEFAULT 10;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "offers_sequence_idx" ON "offers" USING btree ("sequence");
  CREATE INDEX "offers_state_idx" ON "offers" USING btree ("state");
  CREATE INDEX "offers_property_idx" ON "offers" USING btree ("property_id");
  CREATE INDEX "offers_enquiry_idx" ON "offers" USING btree ("enquiry_id");
  CREATE INDEX "offers_ends_on_idx" ON "offers" USING btree ("ends_on");
  CREATE UNIQUE INDEX "offers_hash_idx" ON "offers" USING btree ("hash");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("offers_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "offers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_offers_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_offers_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "offers_id";
  ALTER TABLE "company" DROP COLUMN "offer_deposit_percent";
  DROP TYPE "public"."enum_offers_state";`)
}
