import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_captcha" AS ENUM('proof-of-work', 'characters');
  ALTER TABLE "site" ADD COLUMN "captcha" "enum_site_captcha" DEFAULT 'proof-of-work' NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP COLUMN "captcha";
  DROP TYPE "public"."enum_site_captcha";`)
}
