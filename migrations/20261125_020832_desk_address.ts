import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" ALTER COLUMN "status" SET DEFAULT 'published';
  ALTER TABLE "_projects_v" ALTER COLUMN "version_status" SET DEFAULT 'published';
  ALTER TABLE "pages" ALTER COLUMN "status" SET DEFAULT 'published';
  ALTER TABLE "_pages_v" ALTER COLUMN "version_status" SET DEFAULT 'published';
  ALTER TABLE "articles" ALTER COLUMN "status" SET DEFAULT 'published';
  ALTER TABLE "_articles_v" ALTER COLUMN "version_status" SET DEFAULT 'published';
  ALTER TABLE "modules" ALTER COLUMN "status" SET DEFAULT 'published';
  ALTER TABLE "_modules_v" ALTER COLUMN "version_status" SET DEFAULT 'published';
  ALTER TABLE "routes_locales" ADD COLUMN "follows_title" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" ALTER COLUMN "status" SET DEFAULT 'draft';
  ALTER TABLE "_projects_v" ALTER COLUMN "version_status" SET DEFAULT 'draft';
  ALTER TABLE "pages" ALTER COLUMN "status" SET DEFAULT 'draft';
  ALTER TABLE "_pages_v" ALTER COLUMN "version_status" SET DEFAULT 'draft';
  ALTER TABLE "articles" ALTER COLUMN "status" SET DEFAULT 'draft';
  ALTER TABLE "_articles_v" ALTER COLUMN "version_status" SET DEFAULT 'draft';
  ALTER TABLE "modules" ALTER COLUMN "status" SET DEFAULT 'draft';
  ALTER TABLE "_modules_v" ALTER COLUMN "version_status" SET DEFAULT 'draft';
  ALTER TABLE "routes_locales" DROP COLUMN "follows_title";`)
}
