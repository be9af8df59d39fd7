import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_availability_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_availability_mode" AS ENUM('instant', 'review');
  CREATE TABLE "availability_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_availability_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "availability_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "availability" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"property_id" integer,
  	"agent_id" integer,
  	"from_time" varchar NOT NULL,
  	"to_time" varchar NOT NULL,
  	"slot_minutes" numeric DEFAULT 30 NOT NULL,
  	"capacity" numeric DEFAULT 1 NOT NULL,
  	"buffer_minutes" numeric DEFAULT 0 NOT NULL,
  	"mode" "enum_availability_mode" DEFAULT 'review' NOT NULL,
  	"closes_before_minutes" numeric DEFAULT 120 NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"valid_until" timestamp(3) with time zone,
  	"weeks_ahead" numeric DEFAULT 4 NOT NULL,
  	"booked_outside" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "appointment_slots" ADD COLUMN "rule_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "availability_id" integer;
  ALTER TABLE "availability_weekdays" ADD CONSTRAINT "availability_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."availability"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."availability"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "availability" ADD CONSTRAINT "availability_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "availability" ADD CONSTRAINT "availability_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "availability_weekdays_order_idx" ON "availability_weekdays" USING btree ("order");
  CREATE INDEX "availability_weekdays_parent_idx" ON "availability_weekdays" USING btree ("parent_id");
  CREATE INDEX "availability_exceptions_order_idx" ON "availability_exceptions" USING btree ("_order");
  CREATE INDEX "availability_exceptions_parent_id_idx" ON "availability_exceptions" USING btree ("_parent_id");
  CREATE INDEX "availability_property_idx" ON "availability" USING btree ("property_id");
  CREATE INDEX "availability_agent_idx" ON "availability" USING btree ("agent_id");
  CREATE INDEX "availability_updated_at_idx" ON "availability" USING btree ("updated_at");
  CREATE INDEX "availability_created_at_idx" ON "availability" USING btree ("created_at");
  ALTER TABLE "appointment_slots" ADD CONSTRAINT "appointment_slots_rule_id_availability_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."availability"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_availability_fk" FOREIGN KEY ("availability_id") REFERENCES "public"."availability"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "appointment_slots_rule_idx" ON "appointment_slots" USING btree ("rule_id");
  CREATE UNIQUE INDEX "appointment_slots_rule_start" ON "appointment_slots" ("rule_id", "starts_at");
  CREATE INDEX "payload_locked_documents_rels_availability_id_idx" ON "payload_locked_documents_rels" USING btree ("availability_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "availability_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "availability_exceptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "availability" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "availability_weekdays" CASCADE;
  DROP TABLE "availability_exceptions" CASCADE;
  DROP TABLE "availability" CASCADE;
  ALTER TABLE "appointment_slots" DROP CONSTRAINT "appointment_slots_rule_id_availability_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_availability_fk";
  
  DROP INDEX "appointment_slots_rule_idx";
  DROP INDEX "payload_locked_documents_rels_availability_id_idx";
  ALTER TABLE "appointment_slots" DROP COLUMN "rule_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "availability_id";
  DROP TYPE "public"."enum_availability_weekdays";
  DROP TYPE "public"."enum_availability_mode";`)
}
