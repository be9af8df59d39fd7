import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_banners_map_type" AS ENUM('groups', 'points');
  CREATE TYPE "public"."enum__banners_v_version_map_type" AS ENUM('groups', 'points');
  CREATE TYPE "public"."conditioned_fact" AS ENUM('startPrice', 'constructionCost', 'parkingPrice', 'garagePrice', 'vatRegime', 'vatValue', 'registrationRights', 'notaryFeeInclVat', 'rateableIncome', 'realEstateTax', 'monthlyRent', 'deposit', 'chargesOwner', 'chargesRenter', 'renterAgencyCost', 'renterInventoryCost', 'availability', 'availableFrom', 'annuityBouquet', 'annuityMonthly', 'annuityIndexed', 'annuityMaxYears', 'annuitySurvival', 'annuityAge1', 'annuityAge2', 'annuityType', 'surfaceLivingM2', 'surfaceTotalM2', 'surfaceGroundM2', 'surfaceConstructedM2', 'surfaceTerraceM2', 'surfaceGardenM2', 'surfaceOfficeM2', 'surfaceStoreM2', 'surfaceExtraRoomM2', 'plotWidthM', 'frontWidthM', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'floors', 'garages', 'parkings', 'parkingsExternal', 'facades', 'constructionYear', 'renovationYear', 'energyPerformance', 'epcLabelText', 'epcUniqueCode', 'epcTotalKwh', 'epcCo2', 'eLevel', 'epcValidUntil', 'hasGarden', 'hasTerrace', 'hasPool', 'hasGarage', 'hasParking', 'hasCellar', 'hasAttic', 'hasLift', 'isFurnished', 'hasGas', 'hasWater', 'hasElectricity', 'hasDrain', 'condition', 'comfort', 'heating', 'glazing', 'frame', 'kitchen', 'floorCovering', 'roof', 'orientationFront', 'orientationGarden', 'areaApplication', 'hasPermit', 'hasAllotmentPermit', 'hasPreemptiveRight', 'hasSummons', 'judicialDecision', 'groundCertificate', 'electricityCertificate', 'gasCertificate', 'asbestosType', 'asbestosDate', 'individualMeters', 'pScore', 'gScore', 'floodReportDate', 'floodZone', 'riverbankZone', 'floodRisk');
  CREATE TYPE "public"."condition_field" AS ENUM('isInvestment', 'isNewBuild', 'isAnnuity', 'zip', 'city', 'countryId', 'status', 'goal', 'price', 'startPrice', 'constructionCost', 'parkingPrice', 'garagePrice', 'vatRegime', 'vatValue', 'registrationRights', 'notaryFeeInclVat', 'rateableIncome', 'realEstateTax', 'monthlyRent', 'deposit', 'chargesOwner', 'chargesRenter', 'renterAgencyCost', 'renterInventoryCost', 'availability', 'availableFrom', 'annuityBouquet', 'annuityMonthly', 'annuityIndexed', 'annuityMaxYears', 'annuitySurvival', 'annuityAge1', 'annuityAge2', 'annuityType', 'surfaceLivingM2', 'surfaceTotalM2', 'surfaceGroundM2', 'surfaceConstructedM2', 'surfaceTerraceM2', 'surfaceGardenM2', 'surfaceOfficeM2', 'surfaceStoreM2', 'surfaceExtraRoomM2', 'plotWidthM', 'frontWidthM', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'floors', 'garages', 'parkings', 'parkingsExternal', 'facades', 'constructionYear', 'renovationYear', 'energyPerformance', 'epcLabelText', 'epcUniqueCode', 'epcTotalKwh', 'epcCo2', 'eLevel', 'epcValidUntil', 'hasGarden', 'hasTerrace', 'hasPool', 'hasGarage', 'hasParking', 'hasCellar', 'hasAttic', 'hasLift', 'isFurnished', 'hasGas', 'hasWater', 'hasElectricity', 'hasDrain', 'condition', 'comfort', 'heating', 'glazing', 'frame', 'kitchen', 'floorCovering', 'roof', 'orientationFront', 'orientationGarden', 'areaApplication', 'hasPermit', 'hasAllotmentPermit', 'hasPreemptiveRight', 'hasSummons', 'judicialDecision', 'groundCertificate', 'electricityCertificate', 'gasCertificate', 'asbestosType', 'asbestosDate', 'individualMeters', 'pScore', 'gScore', 'floodReportDate', 'floodZone', 'riverbankZone', 'floodRisk');
  CREATE TYPE "public"."condition_logic" AS ENUM('equals', 'notEquals', 'less', 'lessOrEqual', 'greater', 'greaterOrEqual', 'in', 'notIn', 'empty', 'notEmpty');
  CREATE TYPE "public"."condition_compared_field" AS ENUM('isInvestment', 'isNewBuild', 'isAnnuity', 'zip', 'city', 'countryId', 'status', 'goal', 'price', 'startPrice', 'constructionCost', 'parkingPrice', 'garagePrice', 'vatRegime', 'vatValue', 'registrationRights', 'notaryFeeInclVat', 'rateableIncome', 'realEstateTax', 'monthlyRent', 'deposit', 'chargesOwner', 'chargesRenter', 'renterAgencyCost', 'renterInventoryCost', 'availability', 'availableFrom', 'annuityBouquet', 'annuityMonthly', 'annuityIndexed', 'annuityMaxYears', 'annuitySurvival', 'annuityAge1', 'annuityAge2', 'annuityType', 'surfaceLivingM2', 'surfaceTotalM2', 'surfaceGroundM2', 'surfaceConstructedM2', 'surfaceTerraceM2', 'surfaceGardenM2', 'surfaceOfficeM2', 'surfaceStoreM2', 'surfaceExtraRoomM2', 'plotWidthM', 'frontWidthM', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'floors', 'garages', 'parkings', 'parkingsExternal', 'facades', 'constructionYear', 'renovationYear', 'energyPerformance', 'epcLabelText', 'epcUniqueCode', 'epcTotalKwh', 'epcCo2', 'eLevel', 'epcValidUntil', 'hasGarden', 'hasTerrace', 'hasPool', 'hasGarage', 'hasParking', 'hasCellar', 'hasAttic', 'hasLift', 'isFurnished', 'hasGas', 'hasWater', 'hasElectricity', 'hasDrain', 'condition', 'comfort', 'heating', 'glazing', 'frame', 'kitchen', 'floorCovering', 'roof', 'orientationFront', 'orientationGarden', 'areaApplication', 'hasPermit', 'hasAllotmentPermit', 'hasPreemptiveRight', 'hasSummons', 'judicialDecision', 'groundCertificate', 'electricityCertificate', 'gasCertificate', 'asbestosType', 'asbestosDate', 'individualMeters', 'pScore', 'gScore', 'floodReportDate', 'floodZone', 'riverbankZone', 'floodRisk');
  ALTER TYPE "public"."enum_banners_type" ADD VALUE 'map' BEFORE 'color';
  ALTER TYPE "public"."enum__banners_v_version_type" ADD VALUE 'map' BEFORE 'color';
  CREATE TABLE "field_conditions_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"fact" "conditioned_fact" NOT NULL,
  	"field" "condition_field",
  	"logic" "condition_logic",
  	"compare_with_field" "condition_compared_field",
  	"compare_with_value" varchar,
  	"advanced_condition" varchar
  );
  
  CREATE TABLE "field_conditions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "banners" ADD COLUMN "map_type" "enum_banners_map_type" DEFAULT 'groups';
  ALTER TABLE "banners" ADD COLUMN "marker_id" integer;
  ALTER TABLE "banners_locales" ADD COLUMN "map_info" varchar;
  ALTER TABLE "_banners_v" ADD COLUMN "version_map_type" "enum__banners_v_version_map_type" DEFAULT 'groups';
  ALTER TABLE "_banners_v" ADD COLUMN "version_marker_id" integer;
  ALTER TABLE "_banners_v_locales" ADD COLUMN "version_map_info" varchar;
  ALTER TABLE "field_conditions_items" ADD CONSTRAINT "field_conditions_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."field_conditions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "field_conditions_items_order_idx" ON "field_conditions_items" USING btree ("_order");
  CREATE INDEX "field_conditions_items_parent_id_idx" ON "field_conditions_items" USING btree ("_parent_id");
  ALTER TABLE "banners" ADD CONSTRAINT "banners_marker_id_media_id_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_marker_id_media_id_fk" FOREIGN KEY ("version_marker_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "banners_marker_idx" ON "banners" USING btree ("marker_id");
  CREATE INDEX "_banners_v_version_version_marker_idx" ON "_banners_v" USING btree ("version_marker_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "field_conditions_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "field_conditions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "field_conditions_items" CASCADE;
  DROP TABLE "field_conditions" CASCADE;
  ALTER TABLE "banners" DROP CONSTRAINT IF EXISTS "banners_marker_id_media_id_fk";
  
  ALTER TABLE "_banners_v" DROP CONSTRAINT IF EXISTS "_banners_v_version_marker_id_media_id_fk";
  
  ALTER TABLE "banners" ALTER COLUMN "type" SET DATA TYPE text;
  UPDATE "banners" SET "type" = 'image' WHERE "type" = 'map';
  ALTER TABLE "banners" ALTER COLUMN "type" SET DEFAULT 'image'::text;
  DROP TYPE "public"."enum_banners_type";
  CREATE TYPE "public"."enum_banners_type" AS ENUM('image', 'gallery', 'video', 'properties', 'projects', 'color');
  ALTER TABLE "banners" ALTER COLUMN "type" SET DEFAULT 'image'::"public"."enum_banners_type";
  ALTER TABLE "banners" ALTER COLUMN "type" SET DATA TYPE "public"."enum_banners_type" USING "type"::"public"."enum_banners_type";
  ALTER TABLE "_banners_v" ALTER COLUMN "version_type" SET DATA TYPE text;
  UPDATE "_banners_v" SET "version_type" = 'image' WHERE "version_type" = 'map';
  ALTER TABLE "_banners_v" ALTER COLUMN "version_type" SET DEFAULT 'image'::text;
  DROP TYPE "public"."enum__banners_v_version_type";
  CREATE TYPE "public"."enum__banners_v_version_type" AS ENUM('image', 'gallery', 'video', 'properties', 'projects', 'color');
  ALTER TABLE "_banners_v" ALTER COLUMN "version_type" SET DEFAULT 'image'::"public"."enum__banners_v_version_type";
  ALTER TABLE "_banners_v" ALTER COLUMN "version_type" SET DATA TYPE "public"."enum__banners_v_version_type" USING "version_type"::"public"."enum__banners_v_version_type";
  DROP INDEX IF EXISTS "banners_marker_idx";
  DROP INDEX IF EXISTS "_banners_v_version_version_marker_idx";
  ALTER TABLE "banners" DROP COLUMN "map_type";
  ALTER TABLE "banners" DROP COLUMN "marker_id";
  ALTER TABLE "banners_locales" DROP COLUMN "map_info";
  ALTER TABLE "_banners_v" DROP COLUMN "version_map_type";
  ALTER TABLE "_banners_v" DROP COLUMN "version_marker_id";
  ALTER TABLE "_banners_v_locales" DROP COLUMN "version_map_info";
  DROP TYPE "public"."enum_banners_map_type";
  DROP TYPE "public"."enum__banners_v_version_map_type";
  DROP TYPE "public"."conditioned_fact";
  DROP TYPE "public"."condition_field";
  DROP TYPE "public"."condition_logic";
  DROP TYPE "public"."condition_compared_field";`)
}
