import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_modules_relations_form" ADD VALUE 'testimonial' BEFORE 'sign-newsletter';
  ALTER TYPE "public"."enum__modules_v_version_relations_form" ADD VALUE 'testimonial' BEFORE 'sign-newsletter';
  ALTER TABLE "testimonials" ADD COLUMN "author_email" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "author_confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_author_email" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_author_confirmed_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // Placements of the form go: the older version has no name for it.
  await db.execute(sql`
   DELETE FROM "modules_relations" WHERE "form" = 'testimonial';
  DELETE FROM "_modules_v_version_relations" WHERE "form" = 'testimonial';
   ALTER TABLE "modules_relations" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum_modules_relations_form";
  CREATE TYPE "public"."enum_modules_relations_form" AS ENUM('site-contact', 'contact-demand', 'demand-register', 'sign-newsletter');
  ALTER TABLE "modules_relations" ALTER COLUMN "form" SET DATA TYPE "public"."enum_modules_relations_form" USING "form"::"public"."enum_modules_relations_form";
  ALTER TABLE "_modules_v_version_relations" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum__modules_v_version_relations_form";
  CREATE TYPE "public"."enum__modules_v_version_relations_form" AS ENUM('site-contact', 'contact-demand', 'demand-register', 'sign-newsletter');
  ALTER TABLE "_modules_v_version_relations" ALTER COLUMN "form" SET DATA TYPE "public"."enum__modules_v_version_relations_form" USING "form"::"public"."enum__modules_v_version_relations_form";
  ALTER TABLE "testimonials" DROP COLUMN "author_email";
  ALTER TABLE "testimonials" DROP COLUMN "author_confirmed_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_author_email";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_author_confirmed_at";`)
}
