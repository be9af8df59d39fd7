import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which roles have to have a second step; none until an administrator says so. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_access_second_step_roles" AS ENUM('administrator', 'editor', 'agent', 'translator');
  CREATE TABLE "staff_access_second_step_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_staff_access_second_step_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "staff_access" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "staff_access_second_step_roles" ADD CONSTRAINT "staff_access_second_step_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff_access"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_access_second_step_roles_order_idx" ON "staff_access_second_step_roles" USING btree ("order");
  CREATE INDEX "staff_access_second_step_roles_parent_idx" ON "staff_access_second_step_roles" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "staff_access_second_step_roles" CASCADE;
  DROP TABLE "staff_access" CASCADE;
  DROP TYPE "public"."enum_staff_access_second_step_roles";`)
}
