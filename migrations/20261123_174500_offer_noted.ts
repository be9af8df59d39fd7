import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offers" ADD COLUMN "noted_by" varchar;
  ALTER TABLE "offers" ADD COLUMN "noted_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offers" DROP COLUMN "noted_by";
  ALTER TABLE "offers" DROP COLUMN "noted_at";`)
}
