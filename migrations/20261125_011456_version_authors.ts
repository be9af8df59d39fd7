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
   ALTER TABLE "testimonials" DROP CONSTRAINT "testimonials_updated_by_id_users_id_fk";
  
  ALTER TABLE "_testimonials_v" DROP CONSTRAINT "_testimonials_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "properties" DROP CONSTRAINT "properties_updated_by_id_users_id_fk";
  
  ALTER TABLE "_properties_v" DROP CONSTRAINT "_properties_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_updated_by_id_users_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_updated_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_updated_by_id_users_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "modules" DROP CONSTRAINT "modules_updated_by_id_users_id_fk";
  
  ALTER TABLE "_modules_v" DROP CONSTRAINT "_modules_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "banners" DROP CONSTRAINT "banners_updated_by_id_users_id_fk";
  
  ALTER TABLE "_banners_v" DROP CONSTRAINT "_banners_v_version_updated_by_id_users_id_fk";
  
  DROP INDEX "testimonials_updated_by_idx";
  DROP INDEX "_testimonials_v_version_version_updated_by_idx";
  DROP INDEX "properties_updated_by_idx";
  DROP INDEX "_properties_v_version_version_updated_by_idx";
  DROP INDEX "projects_updated_by_idx";
  DROP INDEX "_projects_v_version_version_updated_by_idx";
  DROP INDEX "pages_updated_by_idx";
  DROP INDEX "_pages_v_version_version_updated_by_idx";
  DROP INDEX "articles_updated_by_idx";
  DROP INDEX "_articles_v_version_version_updated_by_idx";
  DROP INDEX "modules_updated_by_idx";
  DROP INDEX "_modules_v_version_version_updated_by_idx";
  DROP INDEX "banners_updated_by_idx";
  DROP INDEX "_banners_v_version_version_updated_by_idx";
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
