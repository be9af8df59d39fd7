import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_preview_links_languages" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_preview_links_target" AS ENUM('pages', 'articles', 'properties', 'projects');
  CREATE TABLE "preview_links_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_preview_links_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" "enum_preview_links_target" NOT NULL,
  	"record" numeric NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "preview_openings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_id" integer NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "preview_links_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "preview_openings_id" integer;
  ALTER TABLE "preview_links_languages" ADD CONSTRAINT "preview_links_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "preview_openings" ADD CONSTRAINT "preview_openings_link_id_preview_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."preview_links"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "preview_links_languages_order_idx" ON "preview_links_languages" USING btree ("order");
  CREATE INDEX "preview_links_languages_parent_idx" ON "preview_links_languages" USING btree ("parent_id");
  CREATE INDEX "preview_links_record_idx" ON "preview_links" USING btree ("record");
  CREATE INDEX "preview_links_created_by_idx" ON "preview_links" USING btree ("created_by_id");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE INDEX "preview_openings_link_idx" ON "preview_openings" USING btree ("link_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_links_fk" FOREIGN KEY ("preview_links_id") REFERENCES "public"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_openings_fk" FOREIGN KEY ("preview_openings_id") REFERENCES "public"."preview_openings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_preview_links_id_idx" ON "payload_locked_documents_rels" USING btree ("preview_links_id");
  CREATE INDEX "payload_locked_documents_rels_preview_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("preview_openings_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "preview_links_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "preview_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "preview_openings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "preview_links_languages" CASCADE;
  DROP TABLE "preview_links" CASCADE;
  DROP TABLE "preview_openings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_preview_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_preview_openings_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_preview_links_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_preview_openings_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "preview_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "preview_openings_id";
  DROP TYPE "public"."enum_preview_links_languages";
  DROP TYPE "public"."enum_preview_links_target";`)
}
