import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The typefaces that an agency chose; those of the house for a site that is there. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."site_fonts" AS ENUM('street', 'print', 'plain');
   ALTER TABLE "site" ADD COLUMN "fonts" "site_fonts" DEFAULT 'street' NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP COLUMN "fonts";
   DROP TYPE "public"."site_fonts";`)
}
