import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."publication_gate" AS ENUM('blocked', 'warning', 'clear');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'check-publication' BEFORE 'roll-up-visits';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'check-publication' BEFORE 'roll-up-visits';
  ALTER TABLE "properties" ADD COLUMN "is_long_lease" boolean DEFAULT false;
  ALTER TABLE "properties" ADD COLUMN "gate" "publication_gate";
  ALTER TABLE "properties" ADD COLUMN "gate_issues" jsonb;
  ALTER TABLE "_properties_v" ADD COLUMN "version_is_long_lease" boolean DEFAULT false;
  ALTER TABLE "_properties_v" ADD COLUMN "version_gate" "publication_gate";
  ALTER TABLE "_properties_v" ADD COLUMN "version_gate_issues" jsonb;
  CREATE INDEX "properties_gate_idx" ON "properties" USING btree ("gate");
  CREATE INDEX "_properties_v_version_version_gate_idx" ON "_properties_v" USING btree ("version_gate");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'check-publication';
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'tend-appointments', 'publish-slots', 'tend-demands', 'escalate-enquiries', 'delete-overdue', 'roll-up-visits', 'send-digests', 'match-property', 'tell-alerts');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'check-publication';
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'tend-appointments', 'publish-slots', 'tend-demands', 'escalate-enquiries', 'delete-overdue', 'roll-up-visits', 'send-digests', 'match-property', 'tell-alerts');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX IF EXISTS "properties_gate_idx";
  DROP INDEX IF EXISTS "_properties_v_version_version_gate_idx";
  ALTER TABLE "properties" DROP COLUMN "is_long_lease";
  ALTER TABLE "properties" DROP COLUMN "gate";
  ALTER TABLE "properties" DROP COLUMN "gate_issues";
  ALTER TABLE "_properties_v" DROP COLUMN "version_is_long_lease";
  ALTER TABLE "_properties_v" DROP COLUMN "version_gate";
  ALTER TABLE "_properties_v" DROP COLUMN "version_gate_issues";
  DROP TYPE "public"."publication_gate";`)
}
