import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_export_links_goals" AS ENUM('sale', 'rent', 'takeover');
  CREATE TYPE "public"."enum_export_links_countries" AS ENUM('10', '32', '50');
  CREATE TYPE "public"."enum_export_links_types" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_export_links_languages" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_export_links_format" AS ENUM('kyero', 'open-immo', 'csv', 'json');
  CREATE TABLE "export_links_goals" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_export_links_goals",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "export_links_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_export_links_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "export_links_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_export_links_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "export_links_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_export_links_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "export_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"format" "enum_export_links_format" DEFAULT 'kyero' NOT NULL,
  	"key_hash" varchar,
  	"key_made_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"last_fetched_at" timestamp(3) with time zone,
  	"fetch_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "export_links_id" integer;
  ALTER TABLE "export_links_goals" ADD CONSTRAINT "export_links_goals_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."export_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "export_links_countries" ADD CONSTRAINT "export_links_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."export_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "export_links_types" ADD CONSTRAINT "export_links_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."export_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "export_links_languages" ADD CONSTRAINT "export_links_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."export_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "export_links_goals_order_idx" ON "export_links_goals" USING btree ("order");
  CREATE INDEX "export_links_goals_parent_idx" ON "export_links_goals" USING btree ("parent_id");
  CREATE INDEX "export_links_countries_order_idx" ON "export_links_countries" USING btree ("order");
  CREATE INDEX "export_links_countries_parent_idx" ON "export_links_countries" USING btree ("parent_id");
  CREATE INDEX "export_links_types_order_idx" ON "export_links_types" USING btree ("order");
  CREATE INDEX "export_links_types_parent_idx" ON "export_links_types" USING btree ("parent_id");
  CREATE INDEX "export_links_languages_order_idx" ON "export_links_languages" USING btree ("order");
  CREATE INDEX "export_links_languages_parent_idx" ON "export_links_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "export_links_key_hash_idx" ON "export_links" USING btree ("key_hash");
  CREATE INDEX "export_links_updated_at_idx" ON "export_links" USING btree ("updated_at");
  CREATE INDEX "export_links_created_at_idx" ON "export_links" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_export_links_fk" FOREIGN KEY ("export_links_id") REFERENCES "public"."export_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_export_links_id_idx" ON "payload_locked_documents_rels" USING btree ("export_links_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "export_links_goals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "export_links_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "export_links_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "export_links_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "export_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "export_links_goals" CASCADE;
  DROP TABLE "export_links_countries" CASCADE;
  DROP TABLE "export_links_types" CASCADE;
  DROP TABLE "export_links_languages" CASCADE;
  DROP TABLE "export_links" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_export_links_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_export_links_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "export_links_id";
  DROP TYPE "public"."enum_export_links_goals";
  DROP TYPE "public"."enum_export_links_countries";
  DROP TYPE "public"."enum_export_links_types";
  DROP TYPE "public"."enum_export_links_languages";
  DROP TYPE "public"."enum_export_links_format";`)
}
