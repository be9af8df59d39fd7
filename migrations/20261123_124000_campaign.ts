import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries" ADD COLUMN "campaign_source" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "campaign_medium" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "campaign_campaign" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "campaign_term" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "campaign_content" varchar;
  ALTER TABLE "owners" ADD COLUMN "agency_told_on" varchar;
  ALTER TABLE "site" ADD COLUMN "owner_login_notice" boolean DEFAULT true;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries" DROP COLUMN "campaign_source";
  ALTER TABLE "enquiries" DROP COLUMN "campaign_medium";
  ALTER TABLE "enquiries" DROP COLUMN "campaign_campaign";
  ALTER TABLE "enquiries" DROP COLUMN "campaign_term";
  ALTER TABLE "enquiries" DROP COLUMN "campaign_content";
  ALTER TABLE "owners" DROP COLUMN "agency_told_on";
  ALTER TABLE "site" DROP COLUMN "owner_login_notice";`)
}
