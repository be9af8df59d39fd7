import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_decision" AS ENUM('accepted', 'refused');
  ALTER TABLE "enquiries" ADD COLUMN "decision" "enum_enquiries_decision";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries" DROP COLUMN "decision";
  DROP TYPE "public"."enum_enquiries_decision";`)
}
