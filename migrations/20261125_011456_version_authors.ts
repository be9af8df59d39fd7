import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Who saved a version; empty for what was saved before. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "testimonials" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "properties" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_properties_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "projects" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_projects_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "pages" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "articles" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "modules" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_modules_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "banners" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_banners_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules" ADD CONSTRAINT "modules_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "testimonials_updated_by_idx" ON "testimonials" USING btree ("updated_by_id");
  CREATE INDEX "_testimonials_v_version_version_updated_by_idx" ON "_testimonials_v" USING btree ("version_updated_by_id");
  CREATE INDEX "properties_updated_by_idx" ON "properties" USING btree ("updated_by_id");
  CREATE INDEX "_properties_v_version_version_updated_by_idx" ON "_properties_v" USING btree ("version_updated_by_id");
  CREATE INDEX "projects_updated_by_idx" ON "projects" USING btree ("updated_by_id");
  CREATE INDEX "_projects_v_version_version_updated_by_idx" ON "_projects_v" USING btree ("version_updated_by_id");
  CREATE INDEX "pages_updated_by_idx" ON "pages" USING btree ("updated_by_id");
  CREATE INDEX "_pages_v_version_version_updated_by_idx" ON "_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "articles_updated_by_idx" ON "articles" USING btree ("updated_by_id");
  CREATE INDEX "_articles_v_version_version_updated_by_idx" ON "_articles_v" USING btree ("version_updated_by_id");
  CREATE INDEX "modules_updated_by_idx" ON "modules" USING btree ("updated_by_id");
  CREATE INDEX "_modules_v_version_version_updated_by_idx" ON "_modules_v" USING btree ("version_updated_by_id");
  CREATE INDEX "banners_updated_by_idx" ON "banners" USING btree ("updated_by_id");
  CREATE INDEX "_banners_v_version_version_updated_by_idx" ON "_banners_v" USING btree ("version_updated_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "testimonials" DROP CONSTRAINT IF EXISTS "testimonials_updated_by_id_users_id_fk";
  
  ALTER TABLE "_testimonials_v" DROP CONSTRAINT IF EXISTS "_testimonials_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "properties" DROP CONSTRAINT IF EXISTS "properties_updated_by_id_users_id_fk";
  
  ALTER TABLE "_properties_v" DROP CONSTRAINT IF EXISTS "_properties_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT IF EXISTS "projects_updated_by_id_users_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT IF EXISTS "_projects_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT IF EXISTS "pages_updated_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT IF EXISTS "_pages_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT IF EXISTS "articles_updated_by_id_users_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT IF EXISTS "_articles_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "modules" DROP CONSTRAINT IF EXISTS "modules_updated_by_id_users_id_fk";
  
  ALTER TABLE "_modules_v" DROP CONSTRAINT IF EXISTS "_modules_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "banners" DROP CONSTRAINT IF EXISTS "banners_updated_by_id_users_id_fk";
  
  ALTER TABLE "_banners_v" DROP CONSTRAINT IF EXISTS "_banners_v_version_updated_by_id_users_id_fk";
  
  DROP INDEX IF EXISTS "testimonials_updated_by_idx";
  DROP INDEX IF EXISTS "_testimonials_v_version_version_updated_by_idx";
  DROP INDEX IF EXISTS "properties_updated_by_idx";
  DROP INDEX IF EXISTS "_properties_v_version_version_updated_by_idx";
  DROP INDEX IF EXISTS "projects_updated_by_idx";
  DROP INDEX IF EXISTS "_projects_v_version_version_updated_by_idx";
  DROP INDEX IF EXISTS "pages_updated_by_idx";
  DROP INDEX IF EXISTS "_pages_v_version_version_updated_by_idx";
  DROP INDEX IF EXISTS "articles_updated_by_idx";
  DROP INDEX IF EXISTS "_articles_v_version_version_updated_by_idx";
  DROP INDEX IF EXISTS "modules_updated_by_idx";
  DROP INDEX IF EXISTS "_modules_v_version_version_updated_by_idx";
  DROP INDEX IF EXISTS "banners_updated_by_idx";
  DROP INDEX IF EXISTS "_banners_v_version_version_updated_by_idx";
  ALTER TABLE "testimonials" DROP COLUMN "updated_by_id";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "properties" DROP COLUMN "updated_by_id";
  ALTER TABLE "_properties_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "projects" DROP COLUMN "updated_by_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "pages" DROP COLUMN "updated_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "articles" DROP COLUMN "updated_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "modules" DROP COLUMN "updated_by_id";
  ALTER TABLE "_modules_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "banners" DROP COLUMN "updated_by_id";
  ALTER TABLE "_banners_v" DROP COLUMN "version_updated_by_id";`)
}
