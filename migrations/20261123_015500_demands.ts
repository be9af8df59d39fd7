import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_demands_types" AS ENUM('house', 'apartment', 'studio', 'land', 'income-property', 'commercial', 'garage');
  CREATE TYPE "public"."enum_demands_features" AS ENUM('garage', 'parking', 'terrace', 'garden');
  CREATE TYPE "public"."enum_demands_state" AS ENUM('pending', 'confirmed', 'paused', 'expired', 'unsubscribed');
  CREATE TYPE "public"."enum_demands_frequency" AS ENUM('instant', 'daily', 'weekly');
  CREATE TYPE "public"."enum_demands_goal" AS ENUM('buy', 'rent');
  CREATE TYPE "public"."enum_demands_locale" AS ENUM('nl', 'fr', 'en', 'de');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'match-property';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tell-alerts';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tend-demands';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'match-property';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tell-alerts';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tend-demands';
  CREATE TABLE "demands_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_demands_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "demands_features" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_demands_features",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "demands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_demands_state" DEFAULT 'pending' NOT NULL,
  	"frequency" "enum_demands_frequency" DEFAULT 'daily' NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"goal" "enum_demands_goal" NOT NULL,
  	"area" varchar,
  	"min_price" numeric,
  	"max_price" numeric,
  	"tolerance_percent" numeric DEFAULT 0,
  	"include_on_request" boolean DEFAULT false,
  	"min_bedrooms" numeric,
  	"min_bathrooms" numeric,
  	"min_surface" numeric,
  	"email" varchar NOT NULL,
  	"locale" "enum_demands_locale" NOT NULL,
  	"enquiry_id" integer,
  	"privacy_version" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"told_at" timestamp(3) with time zone,
  	"renewal_sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "demands_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "demands_id" integer;
  ALTER TABLE "demands_types" ADD CONSTRAINT "demands_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "demands_features" ADD CONSTRAINT "demands_features_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "demands" ADD CONSTRAINT "demands_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "demands_texts" ADD CONSTRAINT "demands_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "demands_types_order_idx" ON "demands_types" USING btree ("order");
  CREATE INDEX "demands_types_parent_idx" ON "demands_types" USING btree ("parent_id");
  CREATE INDEX "demands_features_order_idx" ON "demands_features" USING btree ("order");
  CREATE INDEX "demands_features_parent_idx" ON "demands_features" USING btree ("parent_id");
  CREATE INDEX "demands_state_idx" ON "demands" USING btree ("state");
  CREATE INDEX "demands_until_idx" ON "demands" USING btree ("until");
  CREATE INDEX "demands_email_idx" ON "demands" USING btree ("email");
  CREATE INDEX "demands_enquiry_idx" ON "demands" USING btree ("enquiry_id");
  CREATE INDEX "demands_updated_at_idx" ON "demands" USING btree ("updated_at");
  CREATE INDEX "demands_created_at_idx" ON "demands" USING btree ("created_at");
  CREATE INDEX "demands_texts_order_parent" ON "demands_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_demands_fk" FOREIGN KEY ("demands_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_demands_id_idx" ON "payload_locked_documents_rels" USING btree ("demands_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "demands_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "demands_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "demands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "demands_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "demands_types" CASCADE;
  DROP TABLE "demands_features" CASCADE;
  DROP TABLE "demands" CASCADE;
  DROP TABLE "demands_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_demands_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'tend-appointments');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'tend-appointments');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_demands_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "demands_id";
  DROP TYPE "public"."enum_demands_types";
  DROP TYPE "public"."enum_demands_features";
  DROP TYPE "public"."enum_demands_state";
  DROP TYPE "public"."enum_demands_frequency";
  DROP TYPE "public"."enum_demands_goal";
  DROP TYPE "public"."enum_demands_locale";`)
}
