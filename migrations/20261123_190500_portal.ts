import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."appointment_impression" AS ENUM('positive', 'neutral', 'negative');
  CREATE TYPE "public"."enum_activities_kind" AS ENUM('history', 'communication', 'visit');
  CREATE TYPE "public"."enum_activities_type" AS ENUM('call', 'mail', 'letter', 'meeting', 'visit', 'openHouse', 'priceChange', 'publication', 'offer', 'other');
  CREATE TYPE "public"."enum_activities_status" AS ENUM('planned', 'done', 'cancelled');
  CREATE TYPE "public"."activity_impression" AS ENUM('positive', 'neutral', 'negative');
  CREATE TYPE "public"."enum_messages_author" AS ENUM('owner', 'agency');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'roll-up-visits' BEFORE 'match-property';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-digests' BEFORE 'match-property';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'roll-up-visits' BEFORE 'match-property';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-digests' BEFORE 'match-property';
  CREATE TABLE "activities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"property_id" integer NOT NULL,
  	"kind" "enum_activities_kind" DEFAULT 'history' NOT NULL,
  	"type" "enum_activities_type" DEFAULT 'other' NOT NULL,
  	"status" "enum_activities_status" DEFAULT 'done' NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"subject" varchar NOT NULL,
  	"comment" varchar,
  	"impression" "activity_impression",
  	"contact" varchar,
  	"contact_released" boolean DEFAULT false,
  	"visible_to_owner" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "placements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"property_id" integer NOT NULL,
  	"channel" varchar NOT NULL,
  	"url" varchar,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone,
  	"visible_to_owner" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"property_id" integer NOT NULL,
  	"owner_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"author" "enum_messages_author" DEFAULT 'agency' NOT NULL,
  	"written_by_id" integer,
  	"sent_at" timestamp(3) with time zone,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "released_to_owner" boolean DEFAULT false;
  ALTER TABLE "appointments" ADD COLUMN "released_to_owner" boolean DEFAULT false;
  ALTER TABLE "appointments" ADD COLUMN "feedback" varchar;
  ALTER TABLE "appointments" ADD COLUMN "impression" "appointment_impression";
  ALTER TABLE "appointments" ADD COLUMN "feedback_visible" boolean DEFAULT false;
  ALTER TABLE "owners" ADD COLUMN "digest" boolean DEFAULT true;
  ALTER TABLE "documents" ADD COLUMN "sent_by_owner_id" integer;
  ALTER TABLE "documents" ADD COLUMN "sent_name" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "activities_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "placements_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "messages_id" integer;
  ALTER TABLE "activities" ADD CONSTRAINT "activities_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "placements" ADD CONSTRAINT "placements_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_written_by_id_users_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "activities_property_idx" ON "activities" USING btree ("property_id");
  CREATE INDEX "activities_kind_idx" ON "activities" USING btree ("kind");
  CREATE INDEX "activities_type_idx" ON "activities" USING btree ("type");
  CREATE INDEX "activities_status_idx" ON "activities" USING btree ("status");
  CREATE INDEX "activities_at_idx" ON "activities" USING btree ("at");
  CREATE INDEX "activities_visible_to_owner_idx" ON "activities" USING btree ("visible_to_owner");
  CREATE INDEX "activities_updated_at_idx" ON "activities" USING btree ("updated_at");
  CREATE INDEX "activities_created_at_idx" ON "activities" USING btree ("created_at");
  CREATE INDEX "placements_property_idx" ON "placements" USING btree ("property_id");
  CREATE INDEX "placements_from_idx" ON "placements" USING btree ("from");
  CREATE INDEX "placements_visible_to_owner_idx" ON "placements" USING btree ("visible_to_owner");
  CREATE INDEX "placements_updated_at_idx" ON "placements" USING btree ("updated_at");
  CREATE INDEX "placements_created_at_idx" ON "placements" USING btree ("created_at");
  CREATE INDEX "messages_property_idx" ON "messages" USING btree ("property_id");
  CREATE INDEX "messages_owner_idx" ON "messages" USING btree ("owner_id");
  CREATE INDEX "messages_author_idx" ON "messages" USING btree ("author");
  CREATE INDEX "messages_written_by_idx" ON "messages" USING btree ("written_by_id");
  CREATE INDEX "messages_sent_at_idx" ON "messages" USING btree ("sent_at");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  ALTER TABLE "documents" ADD CONSTRAINT "documents_sent_by_owner_id_owners_id_fk" FOREIGN KEY ("sent_by_owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activities_fk" FOREIGN KEY ("activities_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_placements_fk" FOREIGN KEY ("placements_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "documents_sent_by_owner_idx" ON "documents" USING btree ("sent_by_owner_id");
  CREATE INDEX "payload_locked_documents_rels_activities_id_idx" ON "payload_locked_documents_rels" USING btree ("activities_id");
  CREATE INDEX "payload_locked_documents_rels_placements_id_idx" ON "payload_locked_documents_rels" USING btree ("placements_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "payload_jobs_log" WHERE "task_slug" IN ('roll-up-visits', 'send-digests');
  DELETE FROM "payload_jobs" WHERE "task_slug" IN ('roll-up-visits', 'send-digests');
   ALTER TABLE "activities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "placements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "messages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "activities" CASCADE;
  DROP TABLE "placements" CASCADE;
  DROP TABLE "messages" CASCADE;
  ALTER TABLE "documents" DROP CONSTRAINT IF EXISTS "documents_sent_by_owner_id_owners_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_activities_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_placements_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_messages_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'tend-appointments', 'publish-slots', 'tend-demands', 'escalate-enquiries', 'delete-overdue', 'match-property', 'tell-alerts');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'tend-appointments', 'publish-slots', 'tend-demands', 'escalate-enquiries', 'delete-overdue', 'match-property', 'tell-alerts');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX IF EXISTS "documents_sent_by_owner_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_activities_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_placements_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_messages_id_idx";
  ALTER TABLE "enquiries" DROP COLUMN "released_to_owner";
  ALTER TABLE "appointments" DROP COLUMN "released_to_owner";
  ALTER TABLE "appointments" DROP COLUMN "feedback";
  ALTER TABLE "appointments" DROP COLUMN "impression";
  ALTER TABLE "appointments" DROP COLUMN "feedback_visible";
  ALTER TABLE "owners" DROP COLUMN "digest";
  ALTER TABLE "documents" DROP COLUMN "sent_by_owner_id";
  ALTER TABLE "documents" DROP COLUMN "sent_name";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "activities_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "placements_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "messages_id";
  DROP TYPE "public"."appointment_impression";
  DROP TYPE "public"."enum_activities_kind";
  DROP TYPE "public"."enum_activities_type";
  DROP TYPE "public"."enum_activities_status";
  DROP TYPE "public"."activity_impression";
  DROP TYPE "public"."enum_messages_author";`)
}
