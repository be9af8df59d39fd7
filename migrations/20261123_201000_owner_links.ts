import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "owners" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "owners" ADD COLUMN "first_signed_in_at" timestamp(3) with time zone;
  ALTER TABLE "owners" ADD COLUMN "links_used_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "owners" DROP COLUMN "invited_at";
  ALTER TABLE "owners" DROP COLUMN "first_signed_in_at";
  ALTER TABLE "owners" DROP COLUMN "links_used_at";`)
}
