import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_modules_relations_form" ADD VALUE 'job-application' BEFORE 'testimonial';
  ALTER TYPE "public"."enum__modules_v_version_relations_form" ADD VALUE 'job-application' BEFORE 'testimonial';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // Placements of the form go: the older version has no name for it.
  await db.execute(sql`
   DELETE FROM "modules_relations" WHERE "form" = 'job-application';
  DELETE FROM "_modules_v_version_relations" WHERE "form" = 'job-application';
   ALTER TABLE "modules_relations" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum_modules_relations_form";
  CREATE TYPE "public"."enum_modules_relations_form" AS ENUM('site-contact', 'contact-demand', 'demand-register', 'testimonial', 'sign-newsletter');
  ALTER TABLE "modules_relations" ALTER COLUMN "form" SET DATA TYPE "public"."enum_modules_relations_form" USING "form"::"public"."enum_modules_relations_form";
  ALTER TABLE "_modules_v_version_relations" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum__modules_v_version_relations_form";
  CREATE TYPE "public"."enum__modules_v_version_relations_form" AS ENUM('site-contact', 'contact-demand', 'demand-register', 'testimonial', 'sign-newsletter');
  ALTER TABLE "_modules_v_version_relations" ALTER COLUMN "form" SET DATA TYPE "public"."enum__modules_v_version_relations_form" USING "form"::"public"."enum__modules_v_version_relations_form";`)
}
