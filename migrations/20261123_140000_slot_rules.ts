import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_slot_rules_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_slot_rules_mode" AS ENUM('instant', 'review');
  ALTER TYPE "public"."enum_modules_relations_form" ADD VALUE 'contact-appointment' BEFORE 'contact-demand';
  ALTER TYPE "public"."enum__modules_v_version_relations_form" ADD VALUE 'contact-appointment' BEFORE 'contact-demand';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'publish-slots' BEFORE 'tend-demands';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'publish-slots' BEFORE 'tend-demands';
  CREATE TABLE "slot_rules_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_slot_rules_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "slot_rules_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "slot_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"property_id" integer,
  	"project_id" integer,
  	"at_office" boolean DEFAULT false,
  	"agent_id" integer,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"slot_minutes" numeric DEFAULT 30 NOT NULL,
  	"capacity" numeric DEFAULT 1 NOT NULL,
  	"buffer_minutes" numeric DEFAULT 0 NOT NULL,
  	"mode" "enum_slot_rules_mode" DEFAULT 'review' NOT NULL,
  	"closes_before_minutes" numeric DEFAULT 120 NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"valid_until" timestamp(3) with time zone,
  	"weeks_ahead" numeric DEFAULT 6 NOT NULL,
  	"omitted" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "appointment_slots" ADD COLUMN "at_office" boolean DEFAULT false;
  ALTER TABLE "appointment_slots" ADD COLUMN "rule_id" integer;
  ALTER TABLE "users" ADD COLUMN "calendar_key_hash" varchar;
  ALTER TABLE "users" ADD COLUMN "calendar_key_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "slot_rules_id" integer;
  ALTER TABLE "slot_rules_weekdays" ADD CONSTRAINT "slot_rules_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."slot_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "slot_rules_exceptions" ADD CONSTRAINT "slot_rules_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."slot_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "slot_rules" ADD CONSTRAINT "slot_rules_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slot_rules" ADD CONSTRAINT "slot_rules_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slot_rules" ADD CONSTRAINT "slot_rules_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "slot_rules_weekdays_order_idx" ON "slot_rules_weekdays" USING btree ("order");
  CREATE INDEX "slot_rules_weekdays_parent_idx" ON "slot_rules_weekdays" USING btree ("parent_id");
  CREATE INDEX "slot_rules_exceptions_order_idx" ON "slot_rules_exceptions" USING btree ("_order");
  CREATE INDEX "slot_rules_exceptions_parent_id_idx" ON "slot_rules_exceptions" USING btree ("_parent_id");
  CREATE INDEX "slot_rules_property_idx" ON "slot_rules" USING btree ("property_id");
  CREATE INDEX "slot_rules_project_idx" ON "slot_rules" USING btree ("project_id");
  CREATE INDEX "slot_rules_agent_idx" ON "slot_rules" USING btree ("agent_id");
  CREATE INDEX "slot_rules_updated_at_idx" ON "slot_rules" USING btree ("updated_at");
  CREATE INDEX "slot_rules_created_at_idx" ON "slot_rules" USING btree ("created_at");
  ALTER TABLE "appointment_slots" ADD CONSTRAINT "appointment_slots_rule_id_slot_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."slot_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_slot_rules_fk" FOREIGN KEY ("slot_rules_id") REFERENCES "public"."slot_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "appointment_slots_rule_idx" ON "appointment_slots" USING btree ("rule_id");
  CREATE UNIQUE INDEX "rule_startsAt_idx" ON "appointment_slots" USING btree ("rule_id","starts_at");
  CREATE UNIQUE INDEX "users_calendar_key_hash_idx" ON "users" USING btree ("calendar_key_hash");
  CREATE INDEX "payload_locked_documents_rels_slot_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("slot_rules_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "modules_relations" WHERE "form" = 'contact-appointment';
  DELETE FROM "_modules_v_version_relations" WHERE "form" = 'contact-appointment';
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'publish-slots';
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'publish-slots';
   ALTER TABLE "slot_rules_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "slot_rules_exceptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "slot_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "slot_rules_weekdays" CASCADE;
  DROP TABLE "slot_rules_exceptions" CASCADE;
  DROP TABLE "slot_rules" CASCADE;
  ALTER TABLE "appointment_slots" DROP CONSTRAINT IF EXISTS "appointment_slots_rule_id_slot_rules_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_slot_rules_fk";
  
  ALTER TABLE "modules_relations" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum_modules_relations_form";
  CREATE TYPE "public"."enum_modules_relations_form" AS ENUM('site-contact', 'contact-demand', 'demand-register', 'job-application', 'testimonial', 'sign-newsletter');
  ALTER TABLE "modules_relations" ALTER COLUMN "form" SET DATA TYPE "public"."enum_modules_relations_form" USING "form"::"public"."enum_modules_relations_form";
  ALTER TABLE "_modules_v_version_relations" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum__modules_v_version_relations_form";
  CREATE TYPE "public"."enum__modules_v_version_relations_form" AS ENUM('site-contact', 'contact-demand', 'demand-register', 'job-application', 'testimonial', 'sign-newsletter');
  ALTER TABLE "_modules_v_version_relations" ALTER COLUMN "form" SET DATA TYPE "public"."enum__modules_v_version_relations_form" USING "form"::"public"."enum__modules_v_version_relations_form";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'tend-appointments', 'tend-demands', 'escalate-enquiries', 'delete-overdue', 'match-property', 'tell-alerts');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'tend-appointments', 'tend-demands', 'escalate-enquiries', 'delete-overdue', 'match-property', 'tell-alerts');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX IF EXISTS "appointment_slots_rule_idx";
  DROP INDEX IF EXISTS "rule_startsAt_idx";
  DROP INDEX IF EXISTS "users_calendar_key_hash_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_slot_rules_id_idx";
  ALTER TABLE "appointment_slots" DROP COLUMN "at_office";
  ALTER TABLE "appointment_slots" DROP COLUMN "rule_id";
  ALTER TABLE "users" DROP COLUMN "calendar_key_hash";
  ALTER TABLE "users" DROP COLUMN "calendar_key_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "slot_rules_id";
  DROP TYPE "public"."enum_slot_rules_weekdays";
  DROP TYPE "public"."enum_slot_rules_mode";`)
}
