import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."feed_format" AS ENUM('json', 'csv', 'kyero', 'openImmo', 'omnicasa', 'whise');
  CREATE TYPE "public"."feed_schedule" AS ENUM('none', 'hourly', 'daily');
  CREATE TYPE "public"."feed_removal" AS ENUM('keep', 'unpublish', 'close');
  CREATE TYPE "public"."feed_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."import_state" AS ENUM('waiting', 'reading', 'ready', 'applying', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."import_origin" AS ENUM('desk', 'upload', 'schedule', 'api');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'fetch-feeds' BEFORE 'match-property';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'run-import';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'fetch-pictures';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'fetch-feeds' BEFORE 'match-property';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'run-import';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'fetch-pictures';
  CREATE TABLE "feeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"format" "feed_format" NOT NULL,
  	"address" varchar,
  	"header_name" varchar,
  	"schedule" "feed_schedule" DEFAULT 'none',
  	"applies_itself" boolean DEFAULT false,
  	"is_whole" boolean DEFAULT true,
  	"removal" "feed_removal" DEFAULT 'keep' NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"manager_id" integer,
  	"place_id" integer,
  	"language" "feed_language" DEFAULT 'nl',
  	"sealed_secret" varchar,
  	"key_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"feed_id" integer NOT NULL,
  	"state" "import_state" DEFAULT 'waiting' NOT NULL,
  	"origin" "import_origin" NOT NULL,
  	"problem" varchar,
  	"started_by_id" integer,
  	"found" numeric DEFAULT 0,
  	"created" numeric DEFAULT 0,
  	"changed" numeric DEFAULT 0,
  	"unchanged" numeric DEFAULT 0,
  	"removed" numeric DEFAULT 0,
  	"refused" numeric DEFAULT 0,
  	"applied" numeric DEFAULT 0,
  	"started_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "feeds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "imports_id" integer;
  ALTER TABLE "feeds" ADD CONSTRAINT "feeds_manager_id_team_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feeds" ADD CONSTRAINT "feeds_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_id_users_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "feeds_manager_idx" ON "feeds" USING btree ("manager_id");
  CREATE INDEX "feeds_place_idx" ON "feeds" USING btree ("place_id");
  CREATE INDEX "feeds_updated_at_idx" ON "feeds" USING btree ("updated_at");
  CREATE INDEX "feeds_created_at_idx" ON "feeds" USING btree ("created_at");
  CREATE INDEX "imports_feed_idx" ON "imports" USING btree ("feed_id");
  CREATE INDEX "imports_state_idx" ON "imports" USING btree ("state");
  CREATE INDEX "imports_started_by_idx" ON "imports" USING btree ("started_by_id");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feeds_fk" FOREIGN KEY ("feeds_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imports_fk" FOREIGN KEY ("imports_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_feeds_id_idx" ON "payload_locked_documents_rels" USING btree ("feeds_id");
  CREATE INDEX "payload_locked_documents_rels_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("imports_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feeds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "imports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "feeds" CASCADE;
  DROP TABLE "imports" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_feeds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_imports_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'publish-planned', 'tend-appointments', 'publish-slots', 'tend-demands', 'escalate-enquiries', 'delete-overdue', 'check-publication', 'roll-up-visits', 'send-digests', 'match-property', 'tell-alerts');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'publish-planned', 'tend-appointments', 'publish-slots', 'tend-demands', 'escalate-enquiries', 'delete-overdue', 'check-publication', 'roll-up-visits', 'send-digests', 'match-property', 'tell-alerts');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_feeds_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_imports_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "feeds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "imports_id";
  DROP TYPE "public"."feed_format";
  DROP TYPE "public"."feed_schedule";
  DROP TYPE "public"."feed_removal";
  DROP TYPE "public"."feed_language";
  DROP TYPE "public"."import_state";
  DROP TYPE "public"."import_origin";`)
}
