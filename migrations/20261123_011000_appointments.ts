import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_appointments_state" AS ENUM('waiting', 'requested', 'confirmed', 'declined', 'expired', 'cancelled', 'done', 'noShow');
  CREATE TYPE "public"."enum_appointments_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_appointment_slots_mode" AS ENUM('instant', 'review');
  CREATE TABLE "appointments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slot_id" integer NOT NULL,
  	"state" "enum_appointments_state" DEFAULT 'confirmed' NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"locale" "enum_appointments_locale" NOT NULL,
  	"enquiry_id" integer,
  	"requested_at" timestamp(3) with time zone,
  	"retain_until" timestamp(3) with time zone,
  	"idempotency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "appointment_slots" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"property_id" integer,
  	"project_id" integer,
  	"agent_id" integer,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"capacity" numeric DEFAULT 1 NOT NULL,
  	"buffer_minutes" numeric DEFAULT 0 NOT NULL,
  	"mode" "enum_appointment_slots_mode" DEFAULT 'review' NOT NULL,
  	"visible_from" timestamp(3) with time zone,
  	"closes_before_minutes" numeric DEFAULT 120 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "appointments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "appointment_slots_id" integer;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_slot_id_appointment_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."appointment_slots"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointment_slots" ADD CONSTRAINT "appointment_slots_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointment_slots" ADD CONSTRAINT "appointment_slots_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointment_slots" ADD CONSTRAINT "appointment_slots_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "appointments_slot_idx" ON "appointments" USING btree ("slot_id");
  CREATE INDEX "appointments_state_idx" ON "appointments" USING btree ("state");
  CREATE INDEX "appointments_email_idx" ON "appointments" USING btree ("email");
  CREATE INDEX "appointments_enquiry_idx" ON "appointments" USING btree ("enquiry_id");
  CREATE INDEX "appointments_retain_until_idx" ON "appointments" USING btree ("retain_until");
  CREATE UNIQUE INDEX "appointments_idempotency_key_idx" ON "appointments" USING btree ("idempotency_key");
  CREATE INDEX "appointments_updated_at_idx" ON "appointments" USING btree ("updated_at");
  CREATE INDEX "appointments_created_at_idx" ON "appointments" USING btree ("created_at");
  CREATE INDEX "appointment_slots_property_idx" ON "appointment_slots" USING btree ("property_id");
  CREATE INDEX "appointment_slots_project_idx" ON "appointment_slots" USING btree ("project_id");
  CREATE INDEX "appointment_slots_agent_idx" ON "appointment_slots" USING btree ("agent_id");
  CREATE INDEX "appointment_slots_starts_at_idx" ON "appointment_slots" USING btree ("starts_at");
  CREATE INDEX "appointment_slots_updated_at_idx" ON "appointment_slots" USING btree ("updated_at");
  CREATE INDEX "appointment_slots_created_at_idx" ON "appointment_slots" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appointments_fk" FOREIGN KEY ("appointments_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appointment_slots_fk" FOREIGN KEY ("appointment_slots_id") REFERENCES "public"."appointment_slots"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_appointments_id_idx" ON "payload_locked_documents_rels" USING btree ("appointments_id");
  CREATE INDEX "payload_locked_documents_rels_appointment_slots_id_idx" ON "payload_locked_documents_rels" USING btree ("appointment_slots_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "appointments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "appointment_slots" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "appointments" CASCADE;
  DROP TABLE "appointment_slots" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_appointments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_appointment_slots_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_appointments_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_appointment_slots_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "appointments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "appointment_slots_id";
  DROP TYPE "public"."enum_appointments_state";
  DROP TYPE "public"."enum_appointments_locale";
  DROP TYPE "public"."enum_appointment_slots_mode";`)
}
