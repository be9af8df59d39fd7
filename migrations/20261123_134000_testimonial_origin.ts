import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_testimonials_author_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__testimonials_v_version_author_locale" AS ENUM('nl', 'fr', 'en', 'de');
  ALTER TABLE "testimonials" ADD COLUMN "author_locale" "enum_testimonials_author_locale";
  ALTER TABLE "testimonials" ADD COLUMN "author_privacy_version" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "author_enquiry_id" integer;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_author_locale" "enum__testimonials_v_version_author_locale";
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_author_privacy_version" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_author_enquiry_id" integer;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_author_enquiry_id_enquiries_id_fk" FOREIGN KEY ("author_enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_author_enquiry_id_enquiries_id_fk" FOREIGN KEY ("version_author_enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "testimonials_author_author_enquiry_idx" ON "testimonials" USING btree ("author_enquiry_id");
  CREATE INDEX "_testimonials_v_version_author_version_author_enquiry_idx" ON "_testimonials_v" USING btree ("version_author_enquiry_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "testimonials" DROP CONSTRAINT IF EXISTS "testimonials_author_enquiry_id_enquiries_id_fk";
  
  ALTER TABLE "_testimonials_v" DROP CONSTRAINT IF EXISTS "_testimonials_v_version_author_enquiry_id_enquiries_id_fk";
  
  DROP INDEX IF EXISTS "testimonials_author_author_enquiry_idx";
  DROP INDEX IF EXISTS "_testimonials_v_version_author_version_author_enquiry_idx";
  ALTER TABLE "testimonials" DROP COLUMN "author_locale";
  ALTER TABLE "testimonials" DROP COLUMN "author_privacy_version";
  ALTER TABLE "testimonials" DROP COLUMN "author_enquiry_id";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_author_locale";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_author_privacy_version";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_author_enquiry_id";
  DROP TYPE "public"."enum_testimonials_author_locale";
  DROP TYPE "public"."enum__testimonials_v_version_author_locale";`)
}
