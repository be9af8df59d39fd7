import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The form with which somebody asks for their own data, the campaign that first brought a visitor, and
 * the log of who was erased, which names nobody.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_modules_relations_form" ADD VALUE 'data-request' BEFORE 'demand-register';
  ALTER TYPE "public"."enum__modules_v_version_relations_form" ADD VALUE 'data-request' BEFORE 'demand-register';
  ALTER TABLE "enquiries" ADD COLUMN "first_campaign_source" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "first_campaign_medium" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "first_campaign_campaign" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "first_campaign_term" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "first_campaign_content" varchar;

  create table desk.erasures (
    id integer generated always as identity primary key,
    at timestamptz not null default now(),
    actor text not null check (actor in ('person', 'staff')),
    user_id integer references public.users (id) on delete set null,
    counts jsonb not null
  );

  comment on table desk.erasures is
    'That somebody was erased, when, by whom and how many records went; nothing of who it was.';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // Placements of the form go: the older version has no name for it.
  await db.execute(sql`
   drop table if exists desk.erasures;
  DELETE FROM "modules_relations" WHERE "form" = 'data-request';
  DELETE FROM "_modules_v_version_relations" WHERE "form" = 'data-request';
   ALTER TABLE "modules_relations" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum_modules_relations_form";
  CREATE TYPE "public"."enum_modules_relations_form" AS ENUM('site-contact', 'contact-appointment', 'contact-demand', 'demand-register', 'job-application', 'testimonial', 'sign-newsletter');
  ALTER TABLE "modules_relations" ALTER COLUMN "form" SET DATA TYPE "public"."enum_modules_relations_form" USING "form"::"public"."enum_modules_relations_form";
  ALTER TABLE "_modules_v_version_relations" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum__modules_v_version_relations_form";
  CREATE TYPE "public"."enum__modules_v_version_relations_form" AS ENUM('site-contact', 'contact-appointment', 'contact-demand', 'demand-register', 'job-application', 'testimonial', 'sign-newsletter');
  ALTER TABLE "_modules_v_version_relations" ALTER COLUMN "form" SET DATA TYPE "public"."enum__modules_v_version_relations_form" USING "form"::"public"."enum__modules_v_version_relations_form";
  ALTER TABLE "enquiries" DROP COLUMN "first_campaign_source";
  ALTER TABLE "enquiries" DROP COLUMN "first_campaign_medium";
  ALTER TABLE "enquiries" DROP COLUMN "first_campaign_campaign";
  ALTER TABLE "enquiries" DROP COLUMN "first_campaign_term";
  ALTER TABLE "enquiries" DROP COLUMN "first_campaign_content";`)
}
