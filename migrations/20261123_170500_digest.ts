import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'roll-up-visits' BEFORE 'match-property';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-digests' BEFORE 'match-property';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'roll-up-visits' BEFORE 'match-property';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-digests' BEFORE 'match-property';
  ALTER TABLE "owners" ADD COLUMN "digest" boolean DEFAULT true;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "payload_jobs_log" WHERE "task_slug" IN ('roll-up-visits', 'send-digests');
  DELETE FROM "payload_jobs" WHERE "task_slug" IN ('roll-up-visits', 'send-digests');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'tend-appointments', 'publish-slots', 'tend-demands', 'escalate-enquiries', 'delete-overdue', 'match-property', 'tell-alerts');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'tend-appointments', 'publish-slots', 'tend-demands', 'escalate-enquiries', 'delete-overdue', 'match-property', 'tell-alerts');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "owners" DROP COLUMN "digest";`)
}
