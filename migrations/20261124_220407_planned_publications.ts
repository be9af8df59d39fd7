import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_planned_publications_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_planned_publications_state" AS ENUM('planned', 'done', 'refused', 'cancelled');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'publish-planned' BEFORE 'tend-appointments';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'publish-planned' BEFORE 'tend-appointments';
  CREATE TABLE "planned_publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_planned_publications_action" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_planned_publications_state" DEFAULT 'planned' NOT NULL,
  	"planned_by_id" integer,
  	"refusal" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "planned_publications_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"modules_id" integer,
  	"banners_id" integer,
  	"properties_id" integer,
  	"projects_id" integer
  );
  
  ALTER TABLE "planned_publications" ADD CONSTRAINT "planned_publications_planned_by_id_users_id_fk" FOREIGN KEY ("planned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "planned_publications_rels" ADD CONSTRAINT "planned_publications_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."planned_publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "planned_publications_rels" ADD CONSTRAINT "planned_publications_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "planned_publications_rels" ADD CONSTRAINT "planned_publications_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "planned_publications_rels" ADD CONSTRAINT "planned_publications_rels_modules_fk" FOREIGN KEY ("modules_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "planned_publications_rels" ADD CONSTRAINT "planned_publications_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "planned_publications_rels" ADD CONSTRAINT "planned_publications_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "planned_publications_rels" ADD CONSTRAINT "planned_publications_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "planned_publications_at_idx" ON "planned_publications" USING btree ("at");
  CREATE INDEX "planned_publications_state_idx" ON "planned_publications" USING btree ("state");
  CREATE INDEX "planned_publications_planned_by_idx" ON "planned_publications" USING btree ("planned_by_id");
  CREATE INDEX "planned_publications_updated_at_idx" ON "planned_publications" USING btree ("updated_at");
  CREATE INDEX "planned_publications_created_at_idx" ON "planned_publications" USING btree ("created_at");
  CREATE INDEX "planned_publications_rels_order_idx" ON "planned_publications_rels" USING btree ("order");
  CREATE INDEX "planned_publications_rels_parent_idx" ON "planned_publications_rels" USING btree ("parent_id");
  CREATE INDEX "planned_publications_rels_path_idx" ON "planned_publications_rels" USING btree ("path");
  CREATE INDEX "planned_publications_rels_pages_id_idx" ON "planned_publications_rels" USING btree ("pages_id");
  CREATE INDEX "planned_publications_rels_articles_id_idx" ON "planned_publications_rels" USING btree ("articles_id");
  CREATE INDEX "planned_publications_rels_modules_id_idx" ON "planned_publications_rels" USING btree ("modules_id");
  CREATE INDEX "planned_publications_rels_banners_id_idx" ON "planned_publications_rels" USING btree ("banners_id");
  CREATE INDEX "planned_publications_rels_properties_id_idx" ON "planned_publications_rels" USING btree ("properties_id");
  CREATE INDEX "planned_publications_rels_projects_id_idx" ON "planned_publications_rels" USING btree ("projects_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "planned_publications" CASCADE;
  DROP TABLE "planned_publications_rels" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'tend-appointments', 'publish-slots', 'tend-demands', 'escalate-enquiries', 'delete-overdue', 'check-publication', 'roll-up-visits', 'send-digests', 'match-property', 'tell-alerts');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'tend-appointments', 'publish-slots', 'tend-demands', 'escalate-enquiries', 'delete-overdue', 'check-publication', 'roll-up-visits', 'send-digests', 'match-property', 'tell-alerts');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_planned_publications_action";
  DROP TYPE "public"."enum_planned_publications_state";`)
}
