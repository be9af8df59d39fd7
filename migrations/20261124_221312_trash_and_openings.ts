import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_preview_openings_reader" AS ENUM('guest', 'staff', 'program');
  ALTER TABLE "projects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "modules" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_modules_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "banners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_banners_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "preview_openings" ADD COLUMN "reader" "enum_preview_openings_reader" DEFAULT 'guest' NOT NULL;
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "modules_deleted_at_idx" ON "modules" USING btree ("deleted_at");
  CREATE INDEX "_modules_v_version_version_deleted_at_idx" ON "_modules_v" USING btree ("version_deleted_at");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE INDEX "_banners_v_version_version_deleted_at_idx" ON "_banners_v" USING btree ("version_deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "projects_deleted_at_idx";
  DROP INDEX IF EXISTS "_projects_v_version_version_deleted_at_idx";
  DROP INDEX IF EXISTS "modules_deleted_at_idx";
  DROP INDEX IF EXISTS "_modules_v_version_version_deleted_at_idx";
  DROP INDEX IF EXISTS "banners_deleted_at_idx";
  DROP INDEX IF EXISTS "_banners_v_version_version_deleted_at_idx";
  ALTER TABLE "projects" DROP COLUMN "deleted_at";
  ALTER TABLE "_projects_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "modules" DROP COLUMN "deleted_at";
  ALTER TABLE "_modules_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "banners" DROP COLUMN "deleted_at";
  ALTER TABLE "_banners_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "preview_openings" DROP COLUMN "reader";
  DROP TYPE "public"."enum_preview_openings_reader";`)
}
