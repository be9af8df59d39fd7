import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_state" ADD VALUE 'dropped';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "mails" ALTER COLUMN "state" SET DEFAULT 'queued'::text;
  UPDATE "mails" SET "state" = 'failed' WHERE "state" = 'dropped';
  DROP TYPE "public"."enum_mails_state";
  CREATE TYPE "public"."enum_mails_state" AS ENUM('queued', 'sent', 'kept', 'failed');
  ALTER TABLE "mails" ALTER COLUMN "state" SET DEFAULT 'queued'::"public"."enum_mails_state";
  ALTER TABLE "mails" ALTER COLUMN "state" SET DATA TYPE "public"."enum_mails_state" USING "state"::"public"."enum_mails_state";`)
}
