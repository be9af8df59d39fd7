import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** A job that looks at all texts again, after another default language. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'rebase-texts';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'rebase-texts';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'publish-planned', 'tend-appointments', 'publish-slots', 'tend-demands', 'escalate-enquiries', 'delete-overdue', 'check-publication', 'roll-up-visits', 'send-digests', 'fetch-feeds', 'match-property', 'tell-alerts', 'run-import', 'fetch-pictures');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'publish-planned', 'tend-appointments', 'publish-slots', 'tend-demands', 'escalate-enquiries', 'delete-overdue', 'check-publication', 'roll-up-visits', 'send-digests', 'fetch-feeds', 'match-property', 'tell-alerts', 'run-import', 'fetch-pictures');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
