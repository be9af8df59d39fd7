import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'escalate-enquiries' BEFORE 'delete-overdue';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'escalate-enquiries' BEFORE 'delete-overdue';
  ALTER TABLE "enquiries" ADD COLUMN "escalated_at" timestamp(3) with time zone;
  ALTER TABLE "site" ADD COLUMN "escalation_hours" numeric DEFAULT 24;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'escalate-enquiries';
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'tend-appointments', 'tend-demands', 'delete-overdue', 'match-property', 'tell-alerts');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'escalate-enquiries';
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'tend-appointments', 'tend-demands', 'delete-overdue', 'match-property', 'tell-alerts');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "enquiries" DROP COLUMN "escalated_at";
  ALTER TABLE "site" DROP COLUMN "escalation_hours";`)
}
