import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_pages_visible_in" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_pages_screen" AS ENUM('content', 'home', 'propertyList', 'projectList', 'feedback', 'login', 'search');
  CREATE TYPE "public"."content_status" AS ENUM('draft', 'published', 'hidden', 'archived');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_visible_in" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__pages_v_version_screen" AS ENUM('content', 'home', 'propertyList', 'projectList', 'feedback', 'login', 'search');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_articles_visible_in" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_visible_in" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_modules_relations_type" AS ENUM('property-list', 'project-list', 'article', 'category', 'contact');
  CREATE TYPE "public"."enum_modules_relations_form" AS ENUM('site-contact', 'contact-demand', 'demand-register', 'sign-newsletter');
  CREATE TYPE "public"."enum_modules_class" AS ENUM('narrow', 'centered', 'bleed', 'tinted', 'ruled');
  CREATE TYPE "public"."enum_modules_type" AS ENUM('property-list', 'project-list', 'article', 'team', 'contact', 'text', 'video', 'usp');
  CREATE TYPE "public"."enum_modules_view" AS ENUM('grid', 'list', 'slider', 'map', 'compact', 'card', 'text', 'image-left', 'image-right', 'accordion', 'quote', 'people', 'form', 'form-image', 'callout', 'video', 'usp');
  CREATE TYPE "public"."enum_modules_title_size" AS ENUM('s', 'm', 'l', 'xl');
  CREATE TYPE "public"."enum_modules_background_type" AS ENUM('none', 'image', 'color', 'gallery');
  CREATE TYPE "public"."enum_modules_color_background" AS ENUM('chalk', 'mist', 'tint', 'enamel', 'ink');
  CREATE TYPE "public"."enum_modules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__modules_v_version_relations_type" AS ENUM('property-list', 'project-list', 'article', 'category', 'contact');
  CREATE TYPE "public"."enum__modules_v_version_relations_form" AS ENUM('site-contact', 'contact-demand', 'demand-register', 'sign-newsletter');
  CREATE TYPE "public"."enum__modules_v_version_class" AS ENUM('narrow', 'centered', 'bleed', 'tinted', 'ruled');
  CREATE TYPE "public"."enum__modules_v_version_type" AS ENUM('property-list', 'project-list', 'article', 'team', 'contact', 'text', 'video', 'usp');
  CREATE TYPE "public"."enum__modules_v_version_view" AS ENUM('grid', 'list', 'slider', 'map', 'compact', 'card', 'text', 'image-left', 'image-right', 'accordion', 'quote', 'people', 'form', 'form-image', 'callout', 'video', 'usp');
  CREATE TYPE "public"."enum__modules_v_version_title_size" AS ENUM('s', 'm', 'l', 'xl');
  CREATE TYPE "public"."enum__modules_v_version_background_type" AS ENUM('none', 'image', 'color', 'gallery');
  CREATE TYPE "public"."enum__modules_v_version_color_background" AS ENUM('chalk', 'mist', 'tint', 'enamel', 'ink');
  CREATE TYPE "public"."enum__modules_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__modules_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_banners_type" AS ENUM('image', 'gallery', 'video', 'properties', 'projects', 'color');
  CREATE TYPE "public"."enum_banners_color_background" AS ENUM('chalk', 'mist', 'tint', 'enamel', 'ink');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_type" AS ENUM('image', 'gallery', 'video', 'properties', 'projects', 'color');
  CREATE TYPE "public"."enum__banners_v_version_color_background" AS ENUM('chalk', 'mist', 'tint', 'enamel', 'ink');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_media_kind" AS ENUM('photo', 'plan', 'portrait', 'logo', 'background', 'illustration', 'video');
  CREATE TYPE "public"."enum_team_languages" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_properties_visible_in" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_properties_unit_status" AS ENUM('available', 'option', 'reserved', 'sold', 'rented');
  CREATE TYPE "public"."enum_properties_country_id" AS ENUM('10', '32', '50');
  CREATE TYPE "public"."enum_properties_vat_regime" AS ENUM('registration', 'vat21', 'vat6', 'mixed');
  CREATE TYPE "public"."enum_properties_availability" AS ENUM('immediately', 'atDeed', 'onDate', 'toAgree');
  CREATE TYPE "public"."enum_properties_annuity_type" AS ENUM('occupied', 'free');
  CREATE TYPE "public"."enum_properties_facades" AS ENUM('open', 'halfOpen', 'closed');
  CREATE TYPE "public"."enum_properties_condition" AS ENUM('new', 'excellent', 'good', 'toFreshen', 'toRenovate');
  CREATE TYPE "public"."enum_properties_comfort" AS ENUM('basic', 'standard', 'high');
  CREATE TYPE "public"."enum_properties_heating" AS ENUM('gasCondensing', 'gas', 'oil', 'heatPump', 'electric', 'district', 'pellets', 'none');
  CREATE TYPE "public"."enum_properties_glazing" AS ENUM('single', 'double', 'highEfficiency', 'triple');
  CREATE TYPE "public"."enum_properties_frame" AS ENUM('wood', 'aluminium', 'pvc', 'steel');
  CREATE TYPE "public"."enum_properties_kitchen" AS ENUM('none', 'basic', 'fitted', 'fullyFitted');
  CREATE TYPE "public"."enum_properties_floor_covering" AS ENUM('parquet', 'tiles', 'laminate', 'vinyl', 'carpet', 'concrete', 'naturalStone');
  CREATE TYPE "public"."enum_properties_roof" AS ENUM('tiles', 'slate', 'flat', 'thatch', 'green', 'zinc');
  CREATE TYPE "public"."enum_properties_orientation_front" AS ENUM('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw');
  CREATE TYPE "public"."enum_properties_orientation_garden" AS ENUM('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw');
  CREATE TYPE "public"."enum_properties_area_application" AS ENUM('Wg', 'WgLk', 'Wche', 'Wp', 'Wug', 'Igb', 'Iab', 'Gdr', 'Gvr', 'Ag', 'Lwag', 'Bg', 'Ng', 'Nr', 'Pg');
  CREATE TYPE "public"."enum_properties_has_permit" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_properties_has_allotment_permit" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_properties_has_preemptive_right" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_properties_has_summons" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_properties_judicial_decision" AS ENUM('0', '1', '2');
  CREATE TYPE "public"."enum_properties_ground_certificate" AS ENUM('present', 'requested', 'none');
  CREATE TYPE "public"."enum_properties_electricity_certificate" AS ENUM('compliant', 'notCompliant', 'none');
  CREATE TYPE "public"."enum_properties_gas_certificate" AS ENUM('compliant', 'notCompliant', 'none');
  CREATE TYPE "public"."enum_properties_asbestos_type" AS ENUM('safe', 'notSafe');
  CREATE TYPE "public"."enum_properties_individual_meters" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_properties_p_score" AS ENUM('A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum_properties_g_score" AS ENUM('A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum_properties_flood_risk" AS ENUM('none', 'possible', 'effective');
  CREATE TYPE "public"."property_status" AS ENUM('prospect', 'active', 'underOption', 'sold', 'rented', 'cancelled', 'inactive', 'reference');
  CREATE TYPE "public"."enum_properties_goal" AS ENUM('sale', 'rent', 'takeover');
  CREATE TYPE "public"."enum_properties_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__properties_v_version_visible_in" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__properties_v_version_unit_status" AS ENUM('available', 'option', 'reserved', 'sold', 'rented');
  CREATE TYPE "public"."enum__properties_v_version_country_id" AS ENUM('10', '32', '50');
  CREATE TYPE "public"."enum__properties_v_version_vat_regime" AS ENUM('registration', 'vat21', 'vat6', 'mixed');
  CREATE TYPE "public"."enum__properties_v_version_availability" AS ENUM('immediately', 'atDeed', 'onDate', 'toAgree');
  CREATE TYPE "public"."enum__properties_v_version_annuity_type" AS ENUM('occupied', 'free');
  CREATE TYPE "public"."enum__properties_v_version_facades" AS ENUM('open', 'halfOpen', 'closed');
  CREATE TYPE "public"."enum__properties_v_version_condition" AS ENUM('new', 'excellent', 'good', 'toFreshen', 'toRenovate');
  CREATE TYPE "public"."enum__properties_v_version_comfort" AS ENUM('basic', 'standard', 'high');
  CREATE TYPE "public"."enum__properties_v_version_heating" AS ENUM('gasCondensing', 'gas', 'oil', 'heatPump', 'electric', 'district', 'pellets', 'none');
  CREATE TYPE "public"."enum__properties_v_version_glazing" AS ENUM('single', 'double', 'highEfficiency', 'triple');
  CREATE TYPE "public"."enum__properties_v_version_frame" AS ENUM('wood', 'aluminium', 'pvc', 'steel');
  CREATE TYPE "public"."enum__properties_v_version_kitchen" AS ENUM('none', 'basic', 'fitted', 'fullyFitted');
  CREATE TYPE "public"."enum__properties_v_version_floor_covering" AS ENUM('parquet', 'tiles', 'laminate', 'vinyl', 'carpet', 'concrete', 'naturalStone');
  CREATE TYPE "public"."enum__properties_v_version_roof" AS ENUM('tiles', 'slate', 'flat', 'thatch', 'green', 'zinc');
  CREATE TYPE "public"."enum__properties_v_version_orientation_front" AS ENUM('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw');
  CREATE TYPE "public"."enum__properties_v_version_orientation_garden" AS ENUM('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw');
  CREATE TYPE "public"."enum__properties_v_version_area_application" AS ENUM('Wg', 'WgLk', 'Wche', 'Wp', 'Wug', 'Igb', 'Iab', 'Gdr', 'Gvr', 'Ag', 'Lwag', 'Bg', 'Ng', 'Nr', 'Pg');
  CREATE TYPE "public"."enum__properties_v_version_has_permit" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__properties_v_version_has_allotment_permit" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__properties_v_version_has_preemptive_right" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__properties_v_version_has_summons" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__properties_v_version_judicial_decision" AS ENUM('0', '1', '2');
  CREATE TYPE "public"."enum__properties_v_version_ground_certificate" AS ENUM('present', 'requested', 'none');
  CREATE TYPE "public"."enum__properties_v_version_electricity_certificate" AS ENUM('compliant', 'notCompliant', 'none');
  CREATE TYPE "public"."enum__properties_v_version_gas_certificate" AS ENUM('compliant', 'notCompliant', 'none');
  CREATE TYPE "public"."enum__properties_v_version_asbestos_type" AS ENUM('safe', 'notSafe');
  CREATE TYPE "public"."enum__properties_v_version_individual_meters" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__properties_v_version_p_score" AS ENUM('A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum__properties_v_version_g_score" AS ENUM('A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum__properties_v_version_flood_risk" AS ENUM('none', 'possible', 'effective');
  CREATE TYPE "public"."enum__properties_v_version_goal" AS ENUM('sale', 'rent', 'takeover');
  CREATE TYPE "public"."enum__properties_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__properties_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_projects_visible_in" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_projects_country_id" AS ENUM('10', '32', '50');
  CREATE TYPE "public"."enum_projects_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_visible_in" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__projects_v_version_country_id" AS ENUM('10', '32', '50');
  CREATE TYPE "public"."enum__projects_v_version_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_documents_kind" AS ENUM('epc', 'plan', 'planning', 'soil', 'electricity', 'asbestos', 'brochure', 'deed', 'other');
  CREATE TYPE "public"."enum_documents_visibility" AS ENUM('public', 'onRequest', 'owner', 'staff');
  CREATE TYPE "public"."enum_list_presets_kind" AS ENUM('properties', 'projects');
  CREATE TYPE "public"."enum_list_presets_list" AS ENUM('forSale', 'forRent', 'investment', 'spain', 'discreet', 'realisations', 'any');
  CREATE TYPE "public"."enum_list_presets_sort" AS ENUM('newest', 'priceAsc', 'priceDesc', 'areaDesc');
  CREATE TYPE "public"."enum_places_country_id" AS ENUM('10', '32', '50');
  CREATE TYPE "public"."enum_marquees_tone" AS ENUM('enamel', 'marigold', 'ink', 'tile', 'chalk');
  CREATE TYPE "public"."enum_price_units_position" AS ENUM('before', 'after');
  CREATE TYPE "public"."enum_enquiries_state" AS ENUM('new', 'seen', 'answered', 'closed');
  CREATE TYPE "public"."enum_enquiries_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_testimonials_state" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_state" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_owners_properties_role" AS ENUM('owner', 'coOwner', 'usufruct', 'heir');
  CREATE TYPE "public"."enum_owners_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'agent', 'translator');
  CREATE TYPE "public"."enum_users_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_routes_aliases_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_routes_type" AS ENUM('page', 'article', 'feedback', 'login');
  CREATE TYPE "public"."enum_site_social_links_network" AS ENUM('facebook', 'instagram', 'linkedin', 'youtube', 'tiktok', 'x');
  CREATE TYPE "public"."enum_top_bar_left_icon" AS ENUM('phone', 'mail', 'pin', 'clock', 'user', 'heart');
  CREATE TYPE "public"."enum_top_bar_left_colour" AS ENUM('ink', 'enamel', 'marigold');
  CREATE TYPE "public"."enum_top_bar_right_icon" AS ENUM('phone', 'mail', 'pin', 'clock', 'user', 'heart');
  CREATE TYPE "public"."enum_top_bar_right_colour" AS ENUM('ink', 'enamel', 'marigold');
  CREATE TYPE "public"."enum_banner_defaults_type" AS ENUM('image', 'color', 'none');
  CREATE TYPE "public"."enum_banner_defaults_colour" AS ENUM('chalk', 'mist', 'tint', 'enamel', 'ink');
  CREATE TYPE "public"."enum_languages_items_code" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TABLE "pages_placements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"module_id" integer,
  	"position" numeric,
  	"span" numeric,
  	"sort" numeric,
  	"cols_xs" numeric,
  	"cols_sm" numeric,
  	"cols_md" numeric,
  	"cols_lg" numeric,
  	"cols_xl" numeric,
  	"hidden" boolean DEFAULT false
  );
  
  CREATE TABLE "pages_visible_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_pages_visible_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"side_image_id" integer,
  	"screen" "enum_pages_screen" DEFAULT 'content',
  	"preset_id" integer,
  	"in_menu" boolean DEFAULT false,
  	"redirect" boolean DEFAULT false,
  	"breadcrumb_is_public" boolean DEFAULT true,
  	"banner_banner_id" integer,
  	"banner_use_default" boolean DEFAULT true,
  	"banner_show_title" boolean DEFAULT true,
  	"seo_og_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"status" "content_status" DEFAULT 'draft',
  	"parent_id" integer,
  	"path" varchar,
  	"fixed_path" boolean DEFAULT false,
  	"is_public" boolean DEFAULT true,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"body" jsonb,
  	"nav_label" varchar,
  	"redirect_url" varchar,
  	"breadcrumb_name" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_og_title" varchar,
  	"seo_og_description" varchar,
  	"seo_twitter_title" varchar,
  	"seo_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_placements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"module_id" integer,
  	"position" numeric,
  	"span" numeric,
  	"sort" numeric,
  	"cols_xs" numeric,
  	"cols_sm" numeric,
  	"cols_md" numeric,
  	"cols_lg" numeric,
  	"cols_xl" numeric,
  	"hidden" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_visible_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__pages_v_version_visible_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_side_image_id" integer,
  	"version_screen" "enum__pages_v_version_screen" DEFAULT 'content',
  	"version_preset_id" integer,
  	"version_in_menu" boolean DEFAULT false,
  	"version_redirect" boolean DEFAULT false,
  	"version_breadcrumb_is_public" boolean DEFAULT true,
  	"version_banner_banner_id" integer,
  	"version_banner_use_default" boolean DEFAULT true,
  	"version_banner_show_title" boolean DEFAULT true,
  	"version_seo_og_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_status" "content_status" DEFAULT 'draft',
  	"version_parent_id" integer,
  	"version_path" varchar,
  	"version_fixed_path" boolean DEFAULT false,
  	"version_is_public" boolean DEFAULT true,
  	"version_sort" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_body" jsonb,
  	"version_nav_label" varchar,
  	"version_redirect_url" varchar,
  	"version_breadcrumb_name" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_og_title" varchar,
  	"version_seo_og_description" varchar,
  	"version_seo_twitter_title" varchar,
  	"version_seo_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "articles_visible_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_articles_visible_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"image_id" integer,
  	"author" varchar,
  	"quote_person" varchar,
  	"quote_place" varchar,
  	"seo_og_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"status" "content_status" DEFAULT 'draft',
  	"category_id" integer,
  	"path" varchar,
  	"fixed_path" boolean DEFAULT false,
  	"is_public" boolean DEFAULT true,
  	"posted_at" timestamp(3) with time zone,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_og_title" varchar,
  	"seo_og_description" varchar,
  	"seo_twitter_title" varchar,
  	"seo_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v_version_visible_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__articles_v_version_visible_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_image_id" integer,
  	"version_author" varchar,
  	"version_quote_person" varchar,
  	"version_quote_place" varchar,
  	"version_seo_og_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_status" "content_status" DEFAULT 'draft',
  	"version_category_id" integer,
  	"version_path" varchar,
  	"version_fixed_path" boolean DEFAULT false,
  	"version_is_public" boolean DEFAULT true,
  	"version_posted_at" timestamp(3) with time zone,
  	"version_sort" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_og_title" varchar,
  	"version_seo_og_description" varchar,
  	"version_seo_twitter_title" varchar,
  	"version_seo_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "modules_relations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_modules_relations_type",
  	"preset_id" integer,
  	"article_id" integer,
  	"category_id" integer,
  	"form" "enum_modules_relations_form"
  );
  
  CREATE TABLE "modules_class" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_modules_class",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "modules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"type" "enum_modules_type" DEFAULT 'property-list',
  	"view" "enum_modules_view",
  	"title_size" "enum_modules_title_size" DEFAULT 'm',
  	"number_item_of_row" numeric,
  	"max_items" numeric,
  	"background_type" "enum_modules_background_type" DEFAULT 'none',
  	"color_background" "enum_modules_color_background",
  	"image_id" integer,
  	"video_url" varchar,
  	"position" numeric DEFAULT 0,
  	"span" numeric DEFAULT 12,
  	"sort" numeric DEFAULT 0,
  	"cols_xs" numeric,
  	"cols_sm" numeric,
  	"cols_md" numeric,
  	"cols_lg" numeric,
  	"cols_xl" numeric,
  	"status" "content_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_modules_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "modules_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"link_label" varchar,
  	"link_href" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "modules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"team_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "_modules_v_version_relations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__modules_v_version_relations_type",
  	"preset_id" integer,
  	"article_id" integer,
  	"category_id" integer,
  	"form" "enum__modules_v_version_relations_form",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_modules_v_version_class" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__modules_v_version_class",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_modules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_type" "enum__modules_v_version_type" DEFAULT 'property-list',
  	"version_view" "enum__modules_v_version_view",
  	"version_title_size" "enum__modules_v_version_title_size" DEFAULT 'm',
  	"version_number_item_of_row" numeric,
  	"version_max_items" numeric,
  	"version_background_type" "enum__modules_v_version_background_type" DEFAULT 'none',
  	"version_color_background" "enum__modules_v_version_color_background",
  	"version_image_id" integer,
  	"version_video_url" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_span" numeric DEFAULT 12,
  	"version_sort" numeric DEFAULT 0,
  	"version_cols_xs" numeric,
  	"version_cols_sm" numeric,
  	"version_cols_md" numeric,
  	"version_cols_lg" numeric,
  	"version_cols_xl" numeric,
  	"version_status" "content_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__modules_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__modules_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_modules_v_locales" (
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_link_label" varchar,
  	"version_link_href" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_modules_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"team_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "banners_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "banners_gallery_locales" (
  	"alt" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"show" boolean DEFAULT true,
  	"type" "enum_banners_type" DEFAULT 'image',
  	"image_id" integer,
  	"video_url" varchar,
  	"video_mimetype" varchar,
  	"poster_id" integer,
  	"color_background" "enum_banners_color_background",
  	"preset_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_banners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "banners_locales" (
  	"title" varchar,
  	"description" varchar,
  	"description2" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_banners_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_banners_v_version_gallery_locales" (
  	"alt" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_show" boolean DEFAULT true,
  	"version_type" "enum__banners_v_version_type" DEFAULT 'image',
  	"version_image_id" integer,
  	"version_video_url" varchar,
  	"version_video_mimetype" varchar,
  	"version_poster_id" integer,
  	"version_color_background" "enum__banners_v_version_color_background",
  	"version_preset_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__banners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__banners_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_banners_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_description2" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_media_kind" DEFAULT 'photo' NOT NULL,
  	"credit" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"web_id" numeric,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_team_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "team" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"biv_number" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"portrait_id" integer,
  	"user_id" integer,
  	"sort" numeric DEFAULT 0,
  	"is_public" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "properties_visible_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_properties_visible_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "properties" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"main_type_id" integer,
  	"is_investment" boolean DEFAULT false,
  	"is_new_build" boolean DEFAULT false,
  	"is_annuity" boolean DEFAULT false,
  	"unit_lot" varchar,
  	"unit_floor" numeric,
  	"unit_status" "enum_properties_unit_status",
  	"place_id" integer,
  	"zip" varchar,
  	"city" varchar,
  	"country_id" "enum_properties_country_id" DEFAULT '10',
  	"publish_address" boolean DEFAULT false,
  	"street" varchar,
  	"house_number" varchar,
  	"box_nr" varchar,
  	"lat" numeric,
  	"lng" numeric,
  	"area_name" varchar,
  	"price" numeric,
  	"publish_price" boolean DEFAULT true,
  	"price_unit_id" integer,
  	"start_price" numeric,
  	"construction_cost" numeric,
  	"parking_price" numeric,
  	"garage_price" numeric,
  	"vat_regime" "enum_properties_vat_regime",
  	"vat_value" numeric,
  	"registration_rights" numeric,
  	"notary_fee_incl_vat" numeric,
  	"rateable_income" numeric,
  	"real_estate_tax" numeric,
  	"monthly_rent" numeric,
  	"deposit" numeric,
  	"charges_owner" numeric,
  	"charges_renter" numeric,
  	"renter_agency_cost" numeric,
  	"renter_inventory_cost" numeric,
  	"rent_conditions_minimum_income" numeric,
  	"rent_conditions_maximum_persons" numeric,
  	"availability" "enum_properties_availability",
  	"available_from" timestamp(3) with time zone,
  	"annuity_bouquet" numeric,
  	"annuity_monthly" numeric,
  	"annuity_indexed" boolean DEFAULT false,
  	"annuity_max_years" numeric,
  	"annuity_survival" boolean DEFAULT false,
  	"annuity_age1" numeric,
  	"annuity_age2" numeric,
  	"annuity_type" "enum_properties_annuity_type",
  	"surface_living_m2" numeric,
  	"surface_total_m2" numeric,
  	"surface_ground_m2" numeric,
  	"surface_constructed_m2" numeric,
  	"surface_terrace_m2" numeric,
  	"surface_garden_m2" numeric,
  	"surface_office_m2" numeric,
  	"surface_store_m2" numeric,
  	"surface_extra_room_m2" numeric,
  	"plot_width_m" numeric,
  	"front_width_m" numeric,
  	"bedrooms" numeric,
  	"bathrooms" numeric,
  	"shower_rooms" numeric,
  	"toilets" numeric,
  	"floors" numeric,
  	"garages" numeric,
  	"parkings" numeric,
  	"parkings_external" numeric,
  	"facades" "enum_properties_facades",
  	"construction_year" numeric,
  	"renovation_year" numeric,
  	"energy_performance" numeric,
  	"epc_label_text" varchar,
  	"epc_unique_code" varchar,
  	"epc_total_kwh" numeric,
  	"epc_co2" numeric,
  	"e_level" numeric,
  	"epc_valid_until" timestamp(3) with time zone,
  	"has_garden" boolean DEFAULT false,
  	"has_terrace" boolean DEFAULT false,
  	"has_pool" boolean DEFAULT false,
  	"has_garage" boolean DEFAULT false,
  	"has_parking" boolean DEFAULT false,
  	"has_cellar" boolean DEFAULT false,
  	"has_attic" boolean DEFAULT false,
  	"has_lift" boolean DEFAULT false,
  	"is_furnished" boolean DEFAULT false,
  	"has_gas" boolean DEFAULT false,
  	"has_water" boolean DEFAULT false,
  	"has_electricity" boolean DEFAULT false,
  	"has_drain" boolean DEFAULT false,
  	"condition" "enum_properties_condition",
  	"comfort" "enum_properties_comfort",
  	"heating" "enum_properties_heating",
  	"glazing" "enum_properties_glazing",
  	"frame" "enum_properties_frame",
  	"kitchen" "enum_properties_kitchen",
  	"floor_covering" "enum_properties_floor_covering",
  	"roof" "enum_properties_roof",
  	"orientation_front" "enum_properties_orientation_front",
  	"orientation_garden" "enum_properties_orientation_garden",
  	"area_application" "enum_properties_area_application",
  	"has_permit" "enum_properties_has_permit",
  	"has_allotment_permit" "enum_properties_has_allotment_permit",
  	"has_preemptive_right" "enum_properties_has_preemptive_right",
  	"has_summons" "enum_properties_has_summons",
  	"judicial_decision" "enum_properties_judicial_decision",
  	"ground_certificate" "enum_properties_ground_certificate",
  	"electricity_certificate" "enum_properties_electricity_certificate",
  	"gas_certificate" "enum_properties_gas_certificate",
  	"asbestos_type" "enum_properties_asbestos_type",
  	"asbestos_date" timestamp(3) with time zone,
  	"individual_meters" "enum_properties_individual_meters",
  	"p_score" "enum_properties_p_score",
  	"g_score" "enum_properties_g_score",
  	"flood_report_date" timestamp(3) with time zone,
  	"flood_zone" boolean DEFAULT false,
  	"riverbank_zone" boolean DEFAULT false,
  	"flood_risk" "enum_properties_flood_risk",
  	"video_url" varchar,
  	"tour_url" varchar,
  	"record_file" varchar,
  	"status" "property_status" DEFAULT 'prospect',
  	"goal" "enum_properties_goal" DEFAULT 'sale',
  	"marquee_id" integer,
  	"is_discreet" boolean DEFAULT false,
  	"manager_id" integer,
  	"project_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"closed_at" timestamp(3) with time zone,
  	"checked_at" timestamp(3) with time zone,
  	"public_id" numeric,
  	"record_file_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_properties_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "properties_locales" (
  	"title" varchar,
  	"description" varchar,
  	"price_unit_text" varchar,
  	"planning_information" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "properties_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" integer,
  	"media_id" integer,
  	"documents_id" integer
  );
  
  CREATE TABLE "_properties_v_version_visible_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__properties_v_version_visible_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_properties_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_main_type_id" integer,
  	"version_is_investment" boolean DEFAULT false,
  	"version_is_new_build" boolean DEFAULT false,
  	"version_is_annuity" boolean DEFAULT false,
  	"version_unit_lot" varchar,
  	"version_unit_floor" numeric,
  	"version_unit_status" "enum__properties_v_version_unit_status",
  	"version_place_id" integer,
  	"version_zip" varchar,
  	"version_city" varchar,
  	"version_country_id" "enum__properties_v_version_country_id" DEFAULT '10',
  	"version_publish_address" boolean DEFAULT false,
  	"version_street" varchar,
  	"version_house_number" varchar,
  	"version_box_nr" varchar,
  	"version_lat" numeric,
  	"version_lng" numeric,
  	"version_area_name" varchar,
  	"version_price" numeric,
  	"version_publish_price" boolean DEFAULT true,
  	"version_price_unit_id" integer,
  	"version_start_price" numeric,
  	"version_construction_cost" numeric,
  	"version_parking_price" numeric,
  	"version_garage_price" numeric,
  	"version_vat_regime" "enum__properties_v_version_vat_regime",
  	"version_vat_value" numeric,
  	"version_registration_rights" numeric,
  	"version_notary_fee_incl_vat" numeric,
  	"version_rateable_income" numeric,
  	"version_real_estate_tax" numeric,
  	"version_monthly_rent" numeric,
  	"version_deposit" numeric,
  	"version_charges_owner" numeric,
  	"version_charges_renter" numeric,
  	"version_renter_agency_cost" numeric,
  	"version_renter_inventory_cost" numeric,
  	"version_rent_conditions_minimum_income" numeric,
  	"version_rent_conditions_maximum_persons" numeric,
  	"version_availability" "enum__properties_v_version_availability",
  	"version_available_from" timestamp(3) with time zone,
  	"version_annuity_bouquet" numeric,
  	"version_annuity_monthly" numeric,
  	"version_annuity_indexed" boolean DEFAULT false,
  	"version_annuity_max_years" numeric,
  	"version_annuity_survival" boolean DEFAULT false,
  	"version_annuity_age1" numeric,
  	"version_annuity_age2" numeric,
  	"version_annuity_type" "enum__properties_v_version_annuity_type",
  	"version_surface_living_m2" numeric,
  	"version_surface_total_m2" numeric,
  	"version_surface_ground_m2" numeric,
  	"version_surface_constructed_m2" numeric,
  	"version_surface_terrace_m2" numeric,
  	"version_surface_garden_m2" numeric,
  	"version_surface_office_m2" numeric,
  	"version_surface_store_m2" numeric,
  	"version_surface_extra_room_m2" numeric,
  	"version_plot_width_m" numeric,
  	"version_front_width_m" numeric,
  	"version_bedrooms" numeric,
  	"version_bathrooms" numeric,
  	"version_shower_rooms" numeric,
  	"version_toilets" numeric,
  	"version_floors" numeric,
  	"version_garages" numeric,
  	"version_parkings" numeric,
  	"version_parkings_external" numeric,
  	"version_facades" "enum__properties_v_version_facades",
  	"version_construction_year" numeric,
  	"version_renovation_year" numeric,
  	"version_energy_performance" numeric,
  	"version_epc_label_text" varchar,
  	"version_epc_unique_code" varchar,
  	"version_epc_total_kwh" numeric,
  	"version_epc_co2" numeric,
  	"version_e_level" numeric,
  	"version_epc_valid_until" timestamp(3) with time zone,
  	"version_has_garden" boolean DEFAULT false,
  	"version_has_terrace" boolean DEFAULT false,
  	"version_has_pool" boolean DEFAULT false,
  	"version_has_garage" boolean DEFAULT false,
  	"version_has_parking" boolean DEFAULT false,
  	"version_has_cellar" boolean DEFAULT false,
  	"version_has_attic" boolean DEFAULT false,
  	"version_has_lift" boolean DEFAULT false,
  	"version_is_furnished" boolean DEFAULT false,
  	"version_has_gas" boolean DEFAULT false,
  	"version_has_water" boolean DEFAULT false,
  	"version_has_electricity" boolean DEFAULT false,
  	"version_has_drain" boolean DEFAULT false,
  	"version_condition" "enum__properties_v_version_condition",
  	"version_comfort" "enum__properties_v_version_comfort",
  	"version_heating" "enum__properties_v_version_heating",
  	"version_glazing" "enum__properties_v_version_glazing",
  	"version_frame" "enum__properties_v_version_frame",
  	"version_kitchen" "enum__properties_v_version_kitchen",
  	"version_floor_covering" "enum__properties_v_version_floor_covering",
  	"version_roof" "enum__properties_v_version_roof",
  	"version_orientation_front" "enum__properties_v_version_orientation_front",
  	"version_orientation_garden" "enum__properties_v_version_orientation_garden",
  	"version_area_application" "enum__properties_v_version_area_application",
  	"version_has_permit" "enum__properties_v_version_has_permit",
  	"version_has_allotment_permit" "enum__properties_v_version_has_allotment_permit",
  	"version_has_preemptive_right" "enum__properties_v_version_has_preemptive_right",
  	"version_has_summons" "enum__properties_v_version_has_summons",
  	"version_judicial_decision" "enum__properties_v_version_judicial_decision",
  	"version_ground_certificate" "enum__properties_v_version_ground_certificate",
  	"version_electricity_certificate" "enum__properties_v_version_electricity_certificate",
  	"version_gas_certificate" "enum__properties_v_version_gas_certificate",
  	"version_asbestos_type" "enum__properties_v_version_asbestos_type",
  	"version_asbestos_date" timestamp(3) with time zone,
  	"version_individual_meters" "enum__properties_v_version_individual_meters",
  	"version_p_score" "enum__properties_v_version_p_score",
  	"version_g_score" "enum__properties_v_version_g_score",
  	"version_flood_report_date" timestamp(3) with time zone,
  	"version_flood_zone" boolean DEFAULT false,
  	"version_riverbank_zone" boolean DEFAULT false,
  	"version_flood_risk" "enum__properties_v_version_flood_risk",
  	"version_video_url" varchar,
  	"version_tour_url" varchar,
  	"version_record_file" varchar,
  	"version_status" "property_status" DEFAULT 'prospect',
  	"version_goal" "enum__properties_v_version_goal" DEFAULT 'sale',
  	"version_marquee_id" integer,
  	"version_is_discreet" boolean DEFAULT false,
  	"version_manager_id" integer,
  	"version_project_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_closed_at" timestamp(3) with time zone,
  	"version_checked_at" timestamp(3) with time zone,
  	"version_public_id" numeric,
  	"version_record_file_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__properties_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__properties_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_properties_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_price_unit_text" varchar,
  	"version_planning_information" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_properties_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" integer,
  	"media_id" integer,
  	"documents_id" integer
  );
  
  CREATE TABLE "projects_progress" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "projects_progress_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_visible_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_projects_visible_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"price_min" numeric,
  	"price_max" numeric,
  	"place_id" integer,
  	"zip" varchar,
  	"city" varchar,
  	"country_id" "enum_projects_country_id" DEFAULT '10',
  	"publish_address" boolean DEFAULT false,
  	"street" varchar,
  	"house_number" varchar,
  	"box_nr" varchar,
  	"lat" numeric,
  	"lng" numeric,
  	"delivery_date" timestamp(3) with time zone,
  	"external_web" varchar,
  	"status" "content_status" DEFAULT 'draft',
  	"is_public" boolean DEFAULT true,
  	"goal" "enum_projects_goal" DEFAULT 'sale',
  	"manager_id" integer,
  	"public_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"name" varchar,
  	"description" varchar,
  	"delivery" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "_projects_v_version_progress" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_progress_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_visible_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__projects_v_version_visible_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_number" varchar,
  	"version_price_min" numeric,
  	"version_price_max" numeric,
  	"version_place_id" integer,
  	"version_zip" varchar,
  	"version_city" varchar,
  	"version_country_id" "enum__projects_v_version_country_id" DEFAULT '10',
  	"version_publish_address" boolean DEFAULT false,
  	"version_street" varchar,
  	"version_house_number" varchar,
  	"version_box_nr" varchar,
  	"version_lat" numeric,
  	"version_lng" numeric,
  	"version_delivery_date" timestamp(3) with time zone,
  	"version_external_web" varchar,
  	"version_status" "content_status" DEFAULT 'draft',
  	"version_is_public" boolean DEFAULT true,
  	"version_goal" "enum__projects_v_version_goal" DEFAULT 'sale',
  	"version_manager_id" integer,
  	"version_public_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_delivery" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_documents_kind" DEFAULT 'other' NOT NULL,
  	"property_id" integer,
  	"visibility" "enum_documents_visibility" DEFAULT 'staff' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "documents_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "list_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_list_presets_kind" DEFAULT 'properties' NOT NULL,
  	"list" "enum_list_presets_list" DEFAULT 'any' NOT NULL,
  	"only_new" boolean DEFAULT false,
  	"sort" "enum_list_presets_sort" DEFAULT 'newest' NOT NULL,
  	"limit" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "list_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" integer,
  	"places_id" integer,
  	"marquees_id" integer
  );
  
  CREATE TABLE "property_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"web_id" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"show_order" numeric DEFAULT 0,
  	"sale" boolean DEFAULT true,
  	"rent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "property_types_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"zip" varchar NOT NULL,
  	"country_id" "enum_places_country_id" DEFAULT '10' NOT NULL,
  	"province" varchar,
  	"lat" numeric,
  	"lng" numeric,
  	"slug" varchar,
  	"name_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "places_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "places_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "neighbourhoods" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"place_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "neighbourhoods_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "marquees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" numeric NOT NULL,
  	"tone" "enum_marquees_tone" DEFAULT 'enamel' NOT NULL,
  	"hides_price" boolean DEFAULT false,
  	"show_on_map" boolean DEFAULT true,
  	"in_lists" boolean DEFAULT true,
  	"days_visible" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "marquees_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "price_units" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" numeric NOT NULL,
  	"position" "enum_price_units_position" DEFAULT 'after' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_units_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"state" "enum_enquiries_state" DEFAULT 'new' NOT NULL,
  	"locale" "enum_enquiries_locale" NOT NULL,
  	"page" varchar,
  	"property_id" integer,
  	"project_id" integer,
  	"person_civility" varchar,
  	"person_first_name" varchar,
  	"person_last_name" varchar,
  	"person_email" varchar,
  	"person_phone" varchar,
  	"fields" jsonb,
  	"privacy_version" varchar,
  	"idempotency_key" varchar,
  	"retain_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"website" varchar,
  	"image_id" integer,
  	"posted_at" timestamp(3) with time zone,
  	"posted_by" varchar,
  	"state" "enum_testimonials_state" DEFAULT 'pending',
  	"property_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonials_locales" (
  	"comment" varchar,
  	"reply" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_website" varchar,
  	"version_image_id" integer,
  	"version_posted_at" timestamp(3) with time zone,
  	"version_posted_by" varchar,
  	"version_state" "enum__testimonials_v_version_state" DEFAULT 'pending',
  	"version_property_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_comment" varchar,
  	"version_reply" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "owners_properties" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"property_id" integer NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"role" "enum_owners_properties_role" DEFAULT 'owner'
  );
  
  CREATE TABLE "owners_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "owners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"phone" varchar,
  	"locale" "enum_owners_locale",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'translator' NOT NULL,
  	"locale" "enum_users_locale",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "routes_breadcrumb" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"is_public" boolean DEFAULT true,
  	"path" varchar
  );
  
  CREATE TABLE "routes_breadcrumb_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "routes_aliases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"locale" "enum_routes_aliases_locale" NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "routes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_path" varchar NOT NULL,
  	"key" varchar,
  	"type" "enum_routes_type" DEFAULT 'page' NOT NULL,
  	"is_public" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "routes_locales" (
  	"localized_path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "routes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "dictionary" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "dictionary_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"modules_id" integer,
  	"banners_id" integer,
  	"media_id" integer,
  	"categories_id" integer,
  	"team_id" integer,
  	"properties_id" integer,
  	"projects_id" integer,
  	"documents_id" integer,
  	"list_presets_id" integer,
  	"property_types_id" integer,
  	"places_id" integer,
  	"neighbourhoods_id" integer,
  	"marquees_id" integer,
  	"price_units_id" integer,
  	"enquiries_id" integer,
  	"testimonials_id" integer,
  	"owners_id" integer,
  	"users_id" integer,
  	"routes_id" integer,
  	"redirects_id" integer,
  	"dictionary_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"owners_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_site_social_links_network" NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"trade_name" varchar NOT NULL,
  	"logo_id" integer,
  	"phone" varchar,
  	"email" varchar,
  	"brand_colour" varchar,
  	"accent_colour" varchar,
  	"radius" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_locales" (
  	"opening_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"transparent_on_home" boolean DEFAULT true,
  	"logo_hidden_on_home" boolean DEFAULT false,
  	"menu_max" numeric DEFAULT 6,
  	"show_favourites" boolean DEFAULT true,
  	"show_languages" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "top_bar_left" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_top_bar_left_icon",
  	"colour" "enum_top_bar_left_colour"
  );
  
  CREATE TABLE "top_bar_left_locales" (
  	"label" varchar,
  	"href" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "top_bar_right" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_top_bar_right_icon",
  	"colour" "enum_top_bar_right_colour"
  );
  
  CREATE TABLE "top_bar_right_locales" (
  	"label" varchar,
  	"href" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "top_bar" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"show" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"maximum" numeric DEFAULT 2,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "banner_defaults" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_banner_defaults_type" DEFAULT 'color' NOT NULL,
  	"image_id" integer,
  	"colour" "enum_banner_defaults_colour",
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_block" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"show_input" boolean DEFAULT true,
  	"show_counts" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_block_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "footer_columns_links_locales" (
  	"label" varchar,
  	"href" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "footer_columns_locales" (
  	"public_title" varchar,
  	"intro_text" varchar,
  	"full_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"copyright" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "languages_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" "enum_languages_items_code" NOT NULL,
  	"use" boolean DEFAULT true,
  	"default" boolean DEFAULT false,
  	"flags" boolean DEFAULT false
  );
  
  CREATE TABLE "languages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "company_biv_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"person" varchar,
  	"title" varchar,
  	"number" varchar
  );
  
  CREATE TABLE "company" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"legal_name" varchar,
  	"trade_name" varchar,
  	"street" varchar,
  	"zip" varchar,
  	"city" varchar,
  	"country" varchar,
  	"kbo" varchar,
  	"vat" varchar,
  	"insurer" varchar,
  	"policy_number" varchar,
  	"third_party_iban" varchar,
  	"dpo_email" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "company_locales" (
  	"deontology_url" varchar,
  	"supervisor" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tracking" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"analytics_id" varchar,
  	"ads_id" varchar,
  	"tag_manager_id" varchar,
  	"social_pixel_id" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages_placements" ADD CONSTRAINT "pages_placements_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_placements" ADD CONSTRAINT "pages_placements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_visible_in" ADD CONSTRAINT "pages_visible_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_side_image_id_media_id_fk" FOREIGN KEY ("side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_preset_id_list_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."list_presets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_banner_banner_id_banners_id_fk" FOREIGN KEY ("banner_banner_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_og_image_id_media_id_fk" FOREIGN KEY ("seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_placements" ADD CONSTRAINT "_pages_v_version_placements_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_placements" ADD CONSTRAINT "_pages_v_version_placements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_visible_in" ADD CONSTRAINT "_pages_v_version_visible_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_side_image_id_media_id_fk" FOREIGN KEY ("version_side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_preset_id_list_presets_id_fk" FOREIGN KEY ("version_preset_id") REFERENCES "public"."list_presets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_banner_banner_id_banners_id_fk" FOREIGN KEY ("version_banner_banner_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_og_image_id_media_id_fk" FOREIGN KEY ("version_seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_visible_in" ADD CONSTRAINT "articles_visible_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_seo_og_image_id_media_id_fk" FOREIGN KEY ("seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_visible_in" ADD CONSTRAINT "_articles_v_version_visible_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_seo_og_image_id_media_id_fk" FOREIGN KEY ("version_seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_relations" ADD CONSTRAINT "modules_relations_preset_id_list_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."list_presets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_relations" ADD CONSTRAINT "modules_relations_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_relations" ADD CONSTRAINT "modules_relations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_relations" ADD CONSTRAINT "modules_relations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_class" ADD CONSTRAINT "modules_class_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules" ADD CONSTRAINT "modules_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_locales" ADD CONSTRAINT "modules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_version_relations" ADD CONSTRAINT "_modules_v_version_relations_preset_id_list_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."list_presets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_version_relations" ADD CONSTRAINT "_modules_v_version_relations_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_version_relations" ADD CONSTRAINT "_modules_v_version_relations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_version_relations" ADD CONSTRAINT "_modules_v_version_relations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_version_class" ADD CONSTRAINT "_modules_v_version_class_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_parent_id_modules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_locales" ADD CONSTRAINT "_modules_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_gallery" ADD CONSTRAINT "banners_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_gallery" ADD CONSTRAINT "banners_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_gallery_locales" ADD CONSTRAINT "banners_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_preset_id_list_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."list_presets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_version_gallery" ADD CONSTRAINT "_banners_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_version_gallery" ADD CONSTRAINT "_banners_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_version_gallery_locales" ADD CONSTRAINT "_banners_v_version_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v_version_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_poster_id_media_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_preset_id_list_presets_id_fk" FOREIGN KEY ("version_preset_id") REFERENCES "public"."list_presets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_languages" ADD CONSTRAINT "team_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team" ADD CONSTRAINT "team_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team" ADD CONSTRAINT "team_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_locales" ADD CONSTRAINT "team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_visible_in" ADD CONSTRAINT "properties_visible_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_main_type_id_property_types_id_fk" FOREIGN KEY ("main_type_id") REFERENCES "public"."property_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_price_unit_id_price_units_id_fk" FOREIGN KEY ("price_unit_id") REFERENCES "public"."price_units"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_marquee_id_marquees_id_fk" FOREIGN KEY ("marquee_id") REFERENCES "public"."marquees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_manager_id_team_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties_locales" ADD CONSTRAINT "properties_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_version_visible_in" ADD CONSTRAINT "_properties_v_version_visible_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_parent_id_properties_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_main_type_id_property_types_id_fk" FOREIGN KEY ("version_main_type_id") REFERENCES "public"."property_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_place_id_places_id_fk" FOREIGN KEY ("version_place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_price_unit_id_price_units_id_fk" FOREIGN KEY ("version_price_unit_id") REFERENCES "public"."price_units"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_marquee_id_marquees_id_fk" FOREIGN KEY ("version_marquee_id") REFERENCES "public"."marquees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_manager_id_team_id_fk" FOREIGN KEY ("version_manager_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v_locales" ADD CONSTRAINT "_properties_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_progress" ADD CONSTRAINT "projects_progress_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_progress_locales" ADD CONSTRAINT "projects_progress_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_progress"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_visible_in" ADD CONSTRAINT "projects_visible_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_manager_id_team_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_progress" ADD CONSTRAINT "_projects_v_version_progress_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_progress_locales" ADD CONSTRAINT "_projects_v_version_progress_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_progress"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_visible_in" ADD CONSTRAINT "_projects_v_version_visible_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_place_id_places_id_fk" FOREIGN KEY ("version_place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_manager_id_team_id_fk" FOREIGN KEY ("version_manager_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents_locales" ADD CONSTRAINT "documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "list_presets_rels" ADD CONSTRAINT "list_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."list_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "list_presets_rels" ADD CONSTRAINT "list_presets_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "list_presets_rels" ADD CONSTRAINT "list_presets_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "list_presets_rels" ADD CONSTRAINT "list_presets_rels_marquees_fk" FOREIGN KEY ("marquees_id") REFERENCES "public"."marquees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_types_locales" ADD CONSTRAINT "property_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "places_locales" ADD CONSTRAINT "places_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "places_texts" ADD CONSTRAINT "places_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "neighbourhoods" ADD CONSTRAINT "neighbourhoods_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "neighbourhoods_locales" ADD CONSTRAINT "neighbourhoods_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."neighbourhoods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "marquees_locales" ADD CONSTRAINT "marquees_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."marquees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_units_locales" ADD CONSTRAINT "price_units_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_property_id_properties_id_fk" FOREIGN KEY ("version_property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "owners_properties" ADD CONSTRAINT "owners_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "owners_properties" ADD CONSTRAINT "owners_properties_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "owners_sessions" ADD CONSTRAINT "owners_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routes_breadcrumb" ADD CONSTRAINT "routes_breadcrumb_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routes_breadcrumb_locales" ADD CONSTRAINT "routes_breadcrumb_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."routes_breadcrumb"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routes_aliases" ADD CONSTRAINT "routes_aliases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routes_locales" ADD CONSTRAINT "routes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routes_rels" ADD CONSTRAINT "routes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routes_rels" ADD CONSTRAINT "routes_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routes_rels" ADD CONSTRAINT "routes_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dictionary_locales" ADD CONSTRAINT "dictionary_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dictionary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_modules_fk" FOREIGN KEY ("modules_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_list_presets_fk" FOREIGN KEY ("list_presets_id") REFERENCES "public"."list_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_neighbourhoods_fk" FOREIGN KEY ("neighbourhoods_id") REFERENCES "public"."neighbourhoods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_marquees_fk" FOREIGN KEY ("marquees_id") REFERENCES "public"."marquees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_units_fk" FOREIGN KEY ("price_units_id") REFERENCES "public"."price_units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_owners_fk" FOREIGN KEY ("owners_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_routes_fk" FOREIGN KEY ("routes_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dictionary_fk" FOREIGN KEY ("dictionary_id") REFERENCES "public"."dictionary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_owners_fk" FOREIGN KEY ("owners_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_social_links" ADD CONSTRAINT "site_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_left" ADD CONSTRAINT "top_bar_left_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_left_locales" ADD CONSTRAINT "top_bar_left_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_bar_left"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_right" ADD CONSTRAINT "top_bar_right_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_right_locales" ADD CONSTRAINT "top_bar_right_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_bar_right"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banner_defaults" ADD CONSTRAINT "banner_defaults_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_block_locales" ADD CONSTRAINT "search_block_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_block"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links_locales" ADD CONSTRAINT "footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "languages_items" ADD CONSTRAINT "languages_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_biv_numbers" ADD CONSTRAINT "company_biv_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_locales" ADD CONSTRAINT "company_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_placements_order_idx" ON "pages_placements" USING btree ("_order");
  CREATE INDEX "pages_placements_parent_id_idx" ON "pages_placements" USING btree ("_parent_id");
  CREATE INDEX "pages_placements_module_idx" ON "pages_placements" USING btree ("module_id");
  CREATE INDEX "pages_visible_in_order_idx" ON "pages_visible_in" USING btree ("order");
  CREATE INDEX "pages_visible_in_parent_idx" ON "pages_visible_in" USING btree ("parent_id");
  CREATE INDEX "pages_side_image_idx" ON "pages" USING btree ("side_image_id");
  CREATE INDEX "pages_screen_idx" ON "pages" USING btree ("screen");
  CREATE INDEX "pages_preset_idx" ON "pages" USING btree ("preset_id");
  CREATE INDEX "pages_banner_banner_banner_idx" ON "pages" USING btree ("banner_banner_id");
  CREATE INDEX "pages_seo_seo_og_image_idx" ON "pages" USING btree ("seo_og_image_id");
  CREATE INDEX "pages_status_idx" ON "pages" USING btree ("status");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_is_public_idx" ON "pages" USING btree ("is_public");
  CREATE INDEX "pages_sort_idx" ON "pages" USING btree ("sort");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_placements_order_idx" ON "_pages_v_version_placements" USING btree ("_order");
  CREATE INDEX "_pages_v_version_placements_parent_id_idx" ON "_pages_v_version_placements" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_placements_module_idx" ON "_pages_v_version_placements" USING btree ("module_id");
  CREATE INDEX "_pages_v_version_visible_in_order_idx" ON "_pages_v_version_visible_in" USING btree ("order");
  CREATE INDEX "_pages_v_version_visible_in_parent_idx" ON "_pages_v_version_visible_in" USING btree ("parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_side_image_idx" ON "_pages_v" USING btree ("version_side_image_id");
  CREATE INDEX "_pages_v_version_version_screen_idx" ON "_pages_v" USING btree ("version_screen");
  CREATE INDEX "_pages_v_version_version_preset_idx" ON "_pages_v" USING btree ("version_preset_id");
  CREATE INDEX "_pages_v_version_banner_version_banner_banner_idx" ON "_pages_v" USING btree ("version_banner_banner_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_og_image_idx" ON "_pages_v" USING btree ("version_seo_og_image_id");
  CREATE INDEX "_pages_v_version_version_status_idx" ON "_pages_v" USING btree ("version_status");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_is_public_idx" ON "_pages_v" USING btree ("version_is_public");
  CREATE INDEX "_pages_v_version_version_sort_idx" ON "_pages_v" USING btree ("version_sort");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_visible_in_order_idx" ON "articles_visible_in" USING btree ("order");
  CREATE INDEX "articles_visible_in_parent_idx" ON "articles_visible_in" USING btree ("parent_id");
  CREATE INDEX "articles_image_idx" ON "articles" USING btree ("image_id");
  CREATE INDEX "articles_seo_seo_og_image_idx" ON "articles" USING btree ("seo_og_image_id");
  CREATE INDEX "articles_status_idx" ON "articles" USING btree ("status");
  CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category_id");
  CREATE UNIQUE INDEX "articles_path_idx" ON "articles" USING btree ("path");
  CREATE INDEX "articles_is_public_idx" ON "articles" USING btree ("is_public");
  CREATE INDEX "articles_posted_at_idx" ON "articles" USING btree ("posted_at");
  CREATE INDEX "articles_sort_idx" ON "articles" USING btree ("sort");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_version_visible_in_order_idx" ON "_articles_v_version_visible_in" USING btree ("order");
  CREATE INDEX "_articles_v_version_visible_in_parent_idx" ON "_articles_v_version_visible_in" USING btree ("parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_image_idx" ON "_articles_v" USING btree ("version_image_id");
  CREATE INDEX "_articles_v_version_seo_version_seo_og_image_idx" ON "_articles_v" USING btree ("version_seo_og_image_id");
  CREATE INDEX "_articles_v_version_version_status_idx" ON "_articles_v" USING btree ("version_status");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "_articles_v" USING btree ("version_category_id");
  CREATE INDEX "_articles_v_version_version_path_idx" ON "_articles_v" USING btree ("version_path");
  CREATE INDEX "_articles_v_version_version_is_public_idx" ON "_articles_v" USING btree ("version_is_public");
  CREATE INDEX "_articles_v_version_version_posted_at_idx" ON "_articles_v" USING btree ("version_posted_at");
  CREATE INDEX "_articles_v_version_version_sort_idx" ON "_articles_v" USING btree ("version_sort");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "modules_relations_order_idx" ON "modules_relations" USING btree ("_order");
  CREATE INDEX "modules_relations_parent_id_idx" ON "modules_relations" USING btree ("_parent_id");
  CREATE INDEX "modules_relations_preset_idx" ON "modules_relations" USING btree ("preset_id");
  CREATE INDEX "modules_relations_article_idx" ON "modules_relations" USING btree ("article_id");
  CREATE INDEX "modules_relations_category_idx" ON "modules_relations" USING btree ("category_id");
  CREATE INDEX "modules_class_order_idx" ON "modules_class" USING btree ("order");
  CREATE INDEX "modules_class_parent_idx" ON "modules_class" USING btree ("parent_id");
  CREATE INDEX "modules_type_idx" ON "modules" USING btree ("type");
  CREATE INDEX "modules_image_idx" ON "modules" USING btree ("image_id");
  CREATE INDEX "modules_status_idx" ON "modules" USING btree ("status");
  CREATE INDEX "modules_updated_at_idx" ON "modules" USING btree ("updated_at");
  CREATE INDEX "modules_created_at_idx" ON "modules" USING btree ("created_at");
  CREATE INDEX "modules__status_idx" ON "modules" USING btree ("_status");
  CREATE UNIQUE INDEX "modules_locales_locale_parent_id_unique" ON "modules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "modules_rels_order_idx" ON "modules_rels" USING btree ("order");
  CREATE INDEX "modules_rels_parent_idx" ON "modules_rels" USING btree ("parent_id");
  CREATE INDEX "modules_rels_path_idx" ON "modules_rels" USING btree ("path");
  CREATE INDEX "modules_rels_team_id_idx" ON "modules_rels" USING btree ("team_id");
  CREATE INDEX "modules_rels_media_id_idx" ON "modules_rels" USING btree ("media_id");
  CREATE INDEX "_modules_v_version_relations_order_idx" ON "_modules_v_version_relations" USING btree ("_order");
  CREATE INDEX "_modules_v_version_relations_parent_id_idx" ON "_modules_v_version_relations" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_version_relations_preset_idx" ON "_modules_v_version_relations" USING btree ("preset_id");
  CREATE INDEX "_modules_v_version_relations_article_idx" ON "_modules_v_version_relations" USING btree ("article_id");
  CREATE INDEX "_modules_v_version_relations_category_idx" ON "_modules_v_version_relations" USING btree ("category_id");
  CREATE INDEX "_modules_v_version_class_order_idx" ON "_modules_v_version_class" USING btree ("order");
  CREATE INDEX "_modules_v_version_class_parent_idx" ON "_modules_v_version_class" USING btree ("parent_id");
  CREATE INDEX "_modules_v_parent_idx" ON "_modules_v" USING btree ("parent_id");
  CREATE INDEX "_modules_v_version_version_type_idx" ON "_modules_v" USING btree ("version_type");
  CREATE INDEX "_modules_v_version_version_image_idx" ON "_modules_v" USING btree ("version_image_id");
  CREATE INDEX "_modules_v_version_version_status_idx" ON "_modules_v" USING btree ("version_status");
  CREATE INDEX "_modules_v_version_version_updated_at_idx" ON "_modules_v" USING btree ("version_updated_at");
  CREATE INDEX "_modules_v_version_version_created_at_idx" ON "_modules_v" USING btree ("version_created_at");
  CREATE INDEX "_modules_v_version_version__status_idx" ON "_modules_v" USING btree ("version__status");
  CREATE INDEX "_modules_v_created_at_idx" ON "_modules_v" USING btree ("created_at");
  CREATE INDEX "_modules_v_updated_at_idx" ON "_modules_v" USING btree ("updated_at");
  CREATE INDEX "_modules_v_snapshot_idx" ON "_modules_v" USING btree ("snapshot");
  CREATE INDEX "_modules_v_published_locale_idx" ON "_modules_v" USING btree ("published_locale");
  CREATE INDEX "_modules_v_latest_idx" ON "_modules_v" USING btree ("latest");
  CREATE INDEX "_modules_v_autosave_idx" ON "_modules_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_modules_v_locales_locale_parent_id_unique" ON "_modules_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_modules_v_rels_order_idx" ON "_modules_v_rels" USING btree ("order");
  CREATE INDEX "_modules_v_rels_parent_idx" ON "_modules_v_rels" USING btree ("parent_id");
  CREATE INDEX "_modules_v_rels_path_idx" ON "_modules_v_rels" USING btree ("path");
  CREATE INDEX "_modules_v_rels_team_id_idx" ON "_modules_v_rels" USING btree ("team_id");
  CREATE INDEX "_modules_v_rels_media_id_idx" ON "_modules_v_rels" USING btree ("media_id");
  CREATE INDEX "banners_gallery_order_idx" ON "banners_gallery" USING btree ("_order");
  CREATE INDEX "banners_gallery_parent_id_idx" ON "banners_gallery" USING btree ("_parent_id");
  CREATE INDEX "banners_gallery_image_idx" ON "banners_gallery" USING btree ("image_id");
  CREATE UNIQUE INDEX "banners_gallery_locales_locale_parent_id_unique" ON "banners_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "banners_show_idx" ON "banners" USING btree ("show");
  CREATE INDEX "banners_image_idx" ON "banners" USING btree ("image_id");
  CREATE INDEX "banners_poster_idx" ON "banners" USING btree ("poster_id");
  CREATE INDEX "banners_preset_idx" ON "banners" USING btree ("preset_id");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE UNIQUE INDEX "banners_locales_locale_parent_id_unique" ON "banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_banners_v_version_gallery_order_idx" ON "_banners_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_banners_v_version_gallery_parent_id_idx" ON "_banners_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_banners_v_version_gallery_image_idx" ON "_banners_v_version_gallery" USING btree ("image_id");
  CREATE UNIQUE INDEX "_banners_v_version_gallery_locales_locale_parent_id_unique" ON "_banners_v_version_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version_show_idx" ON "_banners_v" USING btree ("version_show");
  CREATE INDEX "_banners_v_version_version_image_idx" ON "_banners_v" USING btree ("version_image_id");
  CREATE INDEX "_banners_v_version_version_poster_idx" ON "_banners_v" USING btree ("version_poster_id");
  CREATE INDEX "_banners_v_version_version_preset_idx" ON "_banners_v" USING btree ("version_preset_id");
  CREATE INDEX "_banners_v_version_version_updated_at_idx" ON "_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_banners_v_version_version_created_at_idx" ON "_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_snapshot_idx" ON "_banners_v" USING btree ("snapshot");
  CREATE INDEX "_banners_v_published_locale_idx" ON "_banners_v" USING btree ("published_locale");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE INDEX "_banners_v_autosave_idx" ON "_banners_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_banners_v_locales_locale_parent_id_unique" ON "_banners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_kind_idx" ON "media" USING btree ("kind");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_web_id_idx" ON "categories" USING btree ("web_id");
  CREATE INDEX "categories_sort_idx" ON "categories" USING btree ("sort");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_languages_order_idx" ON "team_languages" USING btree ("order");
  CREATE INDEX "team_languages_parent_idx" ON "team_languages" USING btree ("parent_id");
  CREATE INDEX "team_portrait_idx" ON "team" USING btree ("portrait_id");
  CREATE INDEX "team_user_idx" ON "team" USING btree ("user_id");
  CREATE INDEX "team_sort_idx" ON "team" USING btree ("sort");
  CREATE INDEX "team_is_public_idx" ON "team" USING btree ("is_public");
  CREATE INDEX "team_updated_at_idx" ON "team" USING btree ("updated_at");
  CREATE INDEX "team_created_at_idx" ON "team" USING btree ("created_at");
  CREATE UNIQUE INDEX "team_locales_locale_parent_id_unique" ON "team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "properties_visible_in_order_idx" ON "properties_visible_in" USING btree ("order");
  CREATE INDEX "properties_visible_in_parent_idx" ON "properties_visible_in" USING btree ("parent_id");
  CREATE INDEX "properties_main_type_idx" ON "properties" USING btree ("main_type_id");
  CREATE INDEX "properties_place_idx" ON "properties" USING btree ("place_id");
  CREATE INDEX "properties_zip_idx" ON "properties" USING btree ("zip");
  CREATE INDEX "properties_city_idx" ON "properties" USING btree ("city");
  CREATE INDEX "properties_country_id_idx" ON "properties" USING btree ("country_id");
  CREATE INDEX "properties_price_idx" ON "properties" USING btree ("price");
  CREATE INDEX "properties_price_unit_idx" ON "properties" USING btree ("price_unit_id");
  CREATE INDEX "properties_annuity_bouquet_idx" ON "properties" USING btree ("annuity_bouquet");
  CREATE INDEX "properties_surface_living_m2_idx" ON "properties" USING btree ("surface_living_m2");
  CREATE INDEX "properties_surface_ground_m2_idx" ON "properties" USING btree ("surface_ground_m2");
  CREATE INDEX "properties_bedrooms_idx" ON "properties" USING btree ("bedrooms");
  CREATE INDEX "properties_energy_performance_idx" ON "properties" USING btree ("energy_performance");
  CREATE UNIQUE INDEX "properties_record_file_idx" ON "properties" USING btree ("record_file");
  CREATE INDEX "properties_status_idx" ON "properties" USING btree ("status");
  CREATE INDEX "properties_goal_idx" ON "properties" USING btree ("goal");
  CREATE INDEX "properties_marquee_idx" ON "properties" USING btree ("marquee_id");
  CREATE INDEX "properties_is_discreet_idx" ON "properties" USING btree ("is_discreet");
  CREATE INDEX "properties_manager_idx" ON "properties" USING btree ("manager_id");
  CREATE INDEX "properties_project_idx" ON "properties" USING btree ("project_id");
  CREATE INDEX "properties_published_at_idx" ON "properties" USING btree ("published_at");
  CREATE INDEX "properties_closed_at_idx" ON "properties" USING btree ("closed_at");
  CREATE UNIQUE INDEX "properties_public_id_idx" ON "properties" USING btree ("public_id");
  CREATE UNIQUE INDEX "properties_record_file_key_idx" ON "properties" USING btree ("record_file_key");
  CREATE INDEX "properties_updated_at_idx" ON "properties" USING btree ("updated_at");
  CREATE INDEX "properties_created_at_idx" ON "properties" USING btree ("created_at");
  CREATE INDEX "properties_deleted_at_idx" ON "properties" USING btree ("deleted_at");
  CREATE INDEX "properties__status_idx" ON "properties" USING btree ("_status");
  CREATE UNIQUE INDEX "properties_locales_locale_parent_id_unique" ON "properties_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "properties_rels_order_idx" ON "properties_rels" USING btree ("order");
  CREATE INDEX "properties_rels_parent_idx" ON "properties_rels" USING btree ("parent_id");
  CREATE INDEX "properties_rels_path_idx" ON "properties_rels" USING btree ("path");
  CREATE INDEX "properties_rels_property_types_id_idx" ON "properties_rels" USING btree ("property_types_id");
  CREATE INDEX "properties_rels_media_id_idx" ON "properties_rels" USING btree ("media_id");
  CREATE INDEX "properties_rels_documents_id_idx" ON "properties_rels" USING btree ("documents_id");
  CREATE INDEX "_properties_v_version_visible_in_order_idx" ON "_properties_v_version_visible_in" USING btree ("order");
  CREATE INDEX "_properties_v_version_visible_in_parent_idx" ON "_properties_v_version_visible_in" USING btree ("parent_id");
  CREATE INDEX "_properties_v_parent_idx" ON "_properties_v" USING btree ("parent_id");
  CREATE INDEX "_properties_v_version_version_main_type_idx" ON "_properties_v" USING btree ("version_main_type_id");
  CREATE INDEX "_properties_v_version_version_place_idx" ON "_properties_v" USING btree ("version_place_id");
  CREATE INDEX "_properties_v_version_version_zip_idx" ON "_properties_v" USING btree ("version_zip");
  CREATE INDEX "_properties_v_version_version_city_idx" ON "_properties_v" USING btree ("version_city");
  CREATE INDEX "_properties_v_version_version_country_id_idx" ON "_properties_v" USING btree ("version_country_id");
  CREATE INDEX "_properties_v_version_version_price_idx" ON "_properties_v" USING btree ("version_price");
  CREATE INDEX "_properties_v_version_version_price_unit_idx" ON "_properties_v" USING btree ("version_price_unit_id");
  CREATE INDEX "_properties_v_version_version_annuity_bouquet_idx" ON "_properties_v" USING btree ("version_annuity_bouquet");
  CREATE INDEX "_properties_v_version_version_surface_living_m2_idx" ON "_properties_v" USING btree ("version_surface_living_m2");
  CREATE INDEX "_properties_v_version_version_surface_ground_m2_idx" ON "_properties_v" USING btree ("version_surface_ground_m2");
  CREATE INDEX "_properties_v_version_version_bedrooms_idx" ON "_properties_v" USING btree ("version_bedrooms");
  CREATE INDEX "_properties_v_version_version_energy_performance_idx" ON "_properties_v" USING btree ("version_energy_performance");
  CREATE INDEX "_properties_v_version_version_record_file_idx" ON "_properties_v" USING btree ("version_record_file");
  CREATE INDEX "_properties_v_version_version_status_idx" ON "_properties_v" USING btree ("version_status");
  CREATE INDEX "_properties_v_version_version_goal_idx" ON "_properties_v" USING btree ("version_goal");
  CREATE INDEX "_properties_v_version_version_marquee_idx" ON "_properties_v" USING btree ("version_marquee_id");
  CREATE INDEX "_properties_v_version_version_is_discreet_idx" ON "_properties_v" USING btree ("version_is_discreet");
  CREATE INDEX "_properties_v_version_version_manager_idx" ON "_properties_v" USING btree ("version_manager_id");
  CREATE INDEX "_properties_v_version_version_project_idx" ON "_properties_v" USING btree ("version_project_id");
  CREATE INDEX "_properties_v_version_version_published_at_idx" ON "_properties_v" USING btree ("version_published_at");
  CREATE INDEX "_properties_v_version_version_closed_at_idx" ON "_properties_v" USING btree ("version_closed_at");
  CREATE INDEX "_properties_v_version_version_public_id_idx" ON "_properties_v" USING btree ("version_public_id");
  CREATE INDEX "_properties_v_version_version_record_file_key_idx" ON "_properties_v" USING btree ("version_record_file_key");
  CREATE INDEX "_properties_v_version_version_updated_at_idx" ON "_properties_v" USING btree ("version_updated_at");
  CREATE INDEX "_properties_v_version_version_created_at_idx" ON "_properties_v" USING btree ("version_created_at");
  CREATE INDEX "_properties_v_version_version_deleted_at_idx" ON "_properties_v" USING btree ("version_deleted_at");
  CREATE INDEX "_properties_v_version_version__status_idx" ON "_properties_v" USING btree ("version__status");
  CREATE INDEX "_properties_v_created_at_idx" ON "_properties_v" USING btree ("created_at");
  CREATE INDEX "_properties_v_updated_at_idx" ON "_properties_v" USING btree ("updated_at");
  CREATE INDEX "_properties_v_snapshot_idx" ON "_properties_v" USING btree ("snapshot");
  CREATE INDEX "_properties_v_published_locale_idx" ON "_properties_v" USING btree ("published_locale");
  CREATE INDEX "_properties_v_latest_idx" ON "_properties_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_properties_v_locales_locale_parent_id_unique" ON "_properties_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_properties_v_rels_order_idx" ON "_properties_v_rels" USING btree ("order");
  CREATE INDEX "_properties_v_rels_parent_idx" ON "_properties_v_rels" USING btree ("parent_id");
  CREATE INDEX "_properties_v_rels_path_idx" ON "_properties_v_rels" USING btree ("path");
  CREATE INDEX "_properties_v_rels_property_types_id_idx" ON "_properties_v_rels" USING btree ("property_types_id");
  CREATE INDEX "_properties_v_rels_media_id_idx" ON "_properties_v_rels" USING btree ("media_id");
  CREATE INDEX "_properties_v_rels_documents_id_idx" ON "_properties_v_rels" USING btree ("documents_id");
  CREATE INDEX "projects_progress_order_idx" ON "projects_progress" USING btree ("_order");
  CREATE INDEX "projects_progress_parent_id_idx" ON "projects_progress" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_progress_locales_locale_parent_id_unique" ON "projects_progress_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_visible_in_order_idx" ON "projects_visible_in" USING btree ("order");
  CREATE INDEX "projects_visible_in_parent_idx" ON "projects_visible_in" USING btree ("parent_id");
  CREATE INDEX "projects_number_idx" ON "projects" USING btree ("number");
  CREATE INDEX "projects_price_min_idx" ON "projects" USING btree ("price_min");
  CREATE INDEX "projects_price_max_idx" ON "projects" USING btree ("price_max");
  CREATE INDEX "projects_place_idx" ON "projects" USING btree ("place_id");
  CREATE INDEX "projects_zip_idx" ON "projects" USING btree ("zip");
  CREATE INDEX "projects_city_idx" ON "projects" USING btree ("city");
  CREATE INDEX "projects_country_id_idx" ON "projects" USING btree ("country_id");
  CREATE INDEX "projects_status_idx" ON "projects" USING btree ("status");
  CREATE INDEX "projects_is_public_idx" ON "projects" USING btree ("is_public");
  CREATE INDEX "projects_goal_idx" ON "projects" USING btree ("goal");
  CREATE INDEX "projects_manager_idx" ON "projects" USING btree ("manager_id");
  CREATE UNIQUE INDEX "projects_public_id_idx" ON "projects" USING btree ("public_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_property_types_id_idx" ON "projects_rels" USING btree ("property_types_id");
  CREATE INDEX "projects_rels_media_id_idx" ON "projects_rels" USING btree ("media_id");
  CREATE INDEX "_projects_v_version_progress_order_idx" ON "_projects_v_version_progress" USING btree ("_order");
  CREATE INDEX "_projects_v_version_progress_parent_id_idx" ON "_projects_v_version_progress" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_progress_locales_locale_parent_id_unique" ON "_projects_v_version_progress_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_visible_in_order_idx" ON "_projects_v_version_visible_in" USING btree ("order");
  CREATE INDEX "_projects_v_version_visible_in_parent_idx" ON "_projects_v_version_visible_in" USING btree ("parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_number_idx" ON "_projects_v" USING btree ("version_number");
  CREATE INDEX "_projects_v_version_version_price_min_idx" ON "_projects_v" USING btree ("version_price_min");
  CREATE INDEX "_projects_v_version_version_price_max_idx" ON "_projects_v" USING btree ("version_price_max");
  CREATE INDEX "_projects_v_version_version_place_idx" ON "_projects_v" USING btree ("version_place_id");
  CREATE INDEX "_projects_v_version_version_zip_idx" ON "_projects_v" USING btree ("version_zip");
  CREATE INDEX "_projects_v_version_version_city_idx" ON "_projects_v" USING btree ("version_city");
  CREATE INDEX "_projects_v_version_version_country_id_idx" ON "_projects_v" USING btree ("version_country_id");
  CREATE INDEX "_projects_v_version_version_status_idx" ON "_projects_v" USING btree ("version_status");
  CREATE INDEX "_projects_v_version_version_is_public_idx" ON "_projects_v" USING btree ("version_is_public");
  CREATE INDEX "_projects_v_version_version_goal_idx" ON "_projects_v" USING btree ("version_goal");
  CREATE INDEX "_projects_v_version_version_manager_idx" ON "_projects_v" USING btree ("version_manager_id");
  CREATE INDEX "_projects_v_version_version_public_id_idx" ON "_projects_v" USING btree ("version_public_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_property_types_id_idx" ON "_projects_v_rels" USING btree ("property_types_id");
  CREATE INDEX "_projects_v_rels_media_id_idx" ON "_projects_v_rels" USING btree ("media_id");
  CREATE INDEX "documents_property_idx" ON "documents" USING btree ("property_id");
  CREATE INDEX "documents_visibility_idx" ON "documents" USING btree ("visibility");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE UNIQUE INDEX "documents_locales_locale_parent_id_unique" ON "documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "list_presets_updated_at_idx" ON "list_presets" USING btree ("updated_at");
  CREATE INDEX "list_presets_created_at_idx" ON "list_presets" USING btree ("created_at");
  CREATE INDEX "list_presets_rels_order_idx" ON "list_presets_rels" USING btree ("order");
  CREATE INDEX "list_presets_rels_parent_idx" ON "list_presets_rels" USING btree ("parent_id");
  CREATE INDEX "list_presets_rels_path_idx" ON "list_presets_rels" USING btree ("path");
  CREATE INDEX "list_presets_rels_property_types_id_idx" ON "list_presets_rels" USING btree ("property_types_id");
  CREATE INDEX "list_presets_rels_places_id_idx" ON "list_presets_rels" USING btree ("places_id");
  CREATE INDEX "list_presets_rels_marquees_id_idx" ON "list_presets_rels" USING btree ("marquees_id");
  CREATE UNIQUE INDEX "property_types_web_id_idx" ON "property_types" USING btree ("web_id");
  CREATE UNIQUE INDEX "property_types_key_idx" ON "property_types" USING btree ("key");
  CREATE INDEX "property_types_show_order_idx" ON "property_types" USING btree ("show_order");
  CREATE INDEX "property_types_updated_at_idx" ON "property_types" USING btree ("updated_at");
  CREATE INDEX "property_types_created_at_idx" ON "property_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "property_types_locales_locale_parent_id_unique" ON "property_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "places_zip_idx" ON "places" USING btree ("zip");
  CREATE INDEX "places_country_id_idx" ON "places" USING btree ("country_id");
  CREATE INDEX "places_slug_idx" ON "places" USING btree ("slug");
  CREATE INDEX "places_name_key_idx" ON "places" USING btree ("name_key");
  CREATE INDEX "places_updated_at_idx" ON "places" USING btree ("updated_at");
  CREATE INDEX "places_created_at_idx" ON "places" USING btree ("created_at");
  CREATE UNIQUE INDEX "countryId_zip_nameKey_idx" ON "places" USING btree ("country_id","zip","name_key");
  CREATE INDEX "places_name_idx" ON "places_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "places_locales_locale_parent_id_unique" ON "places_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "places_texts_order_parent" ON "places_texts" USING btree ("order","parent_id");
  CREATE INDEX "neighbourhoods_place_idx" ON "neighbourhoods" USING btree ("place_id");
  CREATE INDEX "neighbourhoods_updated_at_idx" ON "neighbourhoods" USING btree ("updated_at");
  CREATE INDEX "neighbourhoods_created_at_idx" ON "neighbourhoods" USING btree ("created_at");
  CREATE UNIQUE INDEX "neighbourhoods_locales_locale_parent_id_unique" ON "neighbourhoods_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "marquees_code_idx" ON "marquees" USING btree ("code");
  CREATE INDEX "marquees_hides_price_idx" ON "marquees" USING btree ("hides_price");
  CREATE INDEX "marquees_updated_at_idx" ON "marquees" USING btree ("updated_at");
  CREATE INDEX "marquees_created_at_idx" ON "marquees" USING btree ("created_at");
  CREATE UNIQUE INDEX "marquees_locales_locale_parent_id_unique" ON "marquees_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "price_units_code_idx" ON "price_units" USING btree ("code");
  CREATE INDEX "price_units_updated_at_idx" ON "price_units" USING btree ("updated_at");
  CREATE INDEX "price_units_created_at_idx" ON "price_units" USING btree ("created_at");
  CREATE UNIQUE INDEX "price_units_locales_locale_parent_id_unique" ON "price_units_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "enquiries_kind_idx" ON "enquiries" USING btree ("kind");
  CREATE INDEX "enquiries_state_idx" ON "enquiries" USING btree ("state");
  CREATE INDEX "enquiries_property_idx" ON "enquiries" USING btree ("property_id");
  CREATE INDEX "enquiries_project_idx" ON "enquiries" USING btree ("project_id");
  CREATE INDEX "enquiries_person_person_email_idx" ON "enquiries" USING btree ("person_email");
  CREATE UNIQUE INDEX "enquiries_idempotency_key_idx" ON "enquiries" USING btree ("idempotency_key");
  CREATE INDEX "enquiries_retain_until_idx" ON "enquiries" USING btree ("retain_until");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE INDEX "testimonials_image_idx" ON "testimonials" USING btree ("image_id");
  CREATE INDEX "testimonials_posted_at_idx" ON "testimonials" USING btree ("posted_at");
  CREATE INDEX "testimonials_state_idx" ON "testimonials" USING btree ("state");
  CREATE INDEX "testimonials_property_idx" ON "testimonials" USING btree ("property_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_image_idx" ON "_testimonials_v" USING btree ("version_image_id");
  CREATE INDEX "_testimonials_v_version_version_posted_at_idx" ON "_testimonials_v" USING btree ("version_posted_at");
  CREATE INDEX "_testimonials_v_version_version_state_idx" ON "_testimonials_v" USING btree ("version_state");
  CREATE INDEX "_testimonials_v_version_version_property_idx" ON "_testimonials_v" USING btree ("version_property_id");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "owners_properties_order_idx" ON "owners_properties" USING btree ("_order");
  CREATE INDEX "owners_properties_parent_id_idx" ON "owners_properties" USING btree ("_parent_id");
  CREATE INDEX "owners_properties_property_idx" ON "owners_properties" USING btree ("property_id");
  CREATE INDEX "owners_sessions_order_idx" ON "owners_sessions" USING btree ("_order");
  CREATE INDEX "owners_sessions_parent_id_idx" ON "owners_sessions" USING btree ("_parent_id");
  CREATE INDEX "owners_updated_at_idx" ON "owners" USING btree ("updated_at");
  CREATE INDEX "owners_created_at_idx" ON "owners" USING btree ("created_at");
  CREATE UNIQUE INDEX "owners_email_idx" ON "owners" USING btree ("email");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "routes_breadcrumb_order_idx" ON "routes_breadcrumb" USING btree ("_order");
  CREATE INDEX "routes_breadcrumb_parent_id_idx" ON "routes_breadcrumb" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "routes_breadcrumb_locales_locale_parent_id_unique" ON "routes_breadcrumb_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "routes_aliases_order_idx" ON "routes_aliases" USING btree ("_order");
  CREATE INDEX "routes_aliases_parent_id_idx" ON "routes_aliases" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "routes_original_path_idx" ON "routes" USING btree ("original_path");
  CREATE UNIQUE INDEX "routes_key_idx" ON "routes" USING btree ("key");
  CREATE INDEX "routes_updated_at_idx" ON "routes" USING btree ("updated_at");
  CREATE INDEX "routes_created_at_idx" ON "routes" USING btree ("created_at");
  CREATE UNIQUE INDEX "routes_localized_path_idx" ON "routes_locales" USING btree ("localized_path","_locale");
  CREATE UNIQUE INDEX "routes_locales_locale_parent_id_unique" ON "routes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "routes_rels_order_idx" ON "routes_rels" USING btree ("order");
  CREATE INDEX "routes_rels_parent_idx" ON "routes_rels" USING btree ("parent_id");
  CREATE INDEX "routes_rels_path_idx" ON "routes_rels" USING btree ("path");
  CREATE INDEX "routes_rels_pages_id_idx" ON "routes_rels" USING btree ("pages_id");
  CREATE INDEX "routes_rels_articles_id_idx" ON "routes_rels" USING btree ("articles_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "dictionary_key_idx" ON "dictionary" USING btree ("key");
  CREATE INDEX "dictionary_updated_at_idx" ON "dictionary" USING btree ("updated_at");
  CREATE INDEX "dictionary_created_at_idx" ON "dictionary" USING btree ("created_at");
  CREATE UNIQUE INDEX "dictionary_locales_locale_parent_id_unique" ON "dictionary_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_modules_id_idx" ON "payload_locked_documents_rels" USING btree ("modules_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_team_id_idx" ON "payload_locked_documents_rels" USING btree ("team_id");
  CREATE INDEX "payload_locked_documents_rels_properties_id_idx" ON "payload_locked_documents_rels" USING btree ("properties_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_list_presets_id_idx" ON "payload_locked_documents_rels" USING btree ("list_presets_id");
  CREATE INDEX "payload_locked_documents_rels_property_types_id_idx" ON "payload_locked_documents_rels" USING btree ("property_types_id");
  CREATE INDEX "payload_locked_documents_rels_places_id_idx" ON "payload_locked_documents_rels" USING btree ("places_id");
  CREATE INDEX "payload_locked_documents_rels_neighbourhoods_id_idx" ON "payload_locked_documents_rels" USING btree ("neighbourhoods_id");
  CREATE INDEX "payload_locked_documents_rels_marquees_id_idx" ON "payload_locked_documents_rels" USING btree ("marquees_id");
  CREATE INDEX "payload_locked_documents_rels_price_units_id_idx" ON "payload_locked_documents_rels" USING btree ("price_units_id");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_owners_id_idx" ON "payload_locked_documents_rels" USING btree ("owners_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_routes_id_idx" ON "payload_locked_documents_rels" USING btree ("routes_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_dictionary_id_idx" ON "payload_locked_documents_rels" USING btree ("dictionary_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_owners_id_idx" ON "payload_preferences_rels" USING btree ("owners_id");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_social_links_order_idx" ON "site_social_links" USING btree ("_order");
  CREATE INDEX "site_social_links_parent_id_idx" ON "site_social_links" USING btree ("_parent_id");
  CREATE INDEX "site_logo_idx" ON "site" USING btree ("logo_id");
  CREATE UNIQUE INDEX "site_locales_locale_parent_id_unique" ON "site_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "top_bar_left_order_idx" ON "top_bar_left" USING btree ("_order");
  CREATE INDEX "top_bar_left_parent_id_idx" ON "top_bar_left" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "top_bar_left_locales_locale_parent_id_unique" ON "top_bar_left_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "top_bar_right_order_idx" ON "top_bar_right" USING btree ("_order");
  CREATE INDEX "top_bar_right_parent_id_idx" ON "top_bar_right" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "top_bar_right_locales_locale_parent_id_unique" ON "top_bar_right_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "banner_defaults_image_idx" ON "banner_defaults" USING btree ("image_id");
  CREATE UNIQUE INDEX "search_block_locales_locale_parent_id_unique" ON "search_block_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_links_order_idx" ON "footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "footer_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_links_locales_locale_parent_id_unique" ON "footer_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_rels_order_idx" ON "footer_rels" USING btree ("order");
  CREATE INDEX "footer_rels_parent_idx" ON "footer_rels" USING btree ("parent_id");
  CREATE INDEX "footer_rels_path_idx" ON "footer_rels" USING btree ("path");
  CREATE INDEX "footer_rels_media_id_idx" ON "footer_rels" USING btree ("media_id");
  CREATE INDEX "languages_items_order_idx" ON "languages_items" USING btree ("_order");
  CREATE INDEX "languages_items_parent_id_idx" ON "languages_items" USING btree ("_parent_id");
  CREATE INDEX "company_biv_numbers_order_idx" ON "company_biv_numbers" USING btree ("_order");
  CREATE INDEX "company_biv_numbers_parent_id_idx" ON "company_biv_numbers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_locales_locale_parent_id_unique" ON "company_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_placements" CASCADE;
  DROP TABLE "pages_visible_in" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v_version_placements" CASCADE;
  DROP TABLE "_pages_v_version_visible_in" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "articles_visible_in" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "_articles_v_version_visible_in" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "modules_relations" CASCADE;
  DROP TABLE "modules_class" CASCADE;
  DROP TABLE "modules" CASCADE;
  DROP TABLE "modules_locales" CASCADE;
  DROP TABLE "modules_rels" CASCADE;
  DROP TABLE "_modules_v_version_relations" CASCADE;
  DROP TABLE "_modules_v_version_class" CASCADE;
  DROP TABLE "_modules_v" CASCADE;
  DROP TABLE "_modules_v_locales" CASCADE;
  DROP TABLE "_modules_v_rels" CASCADE;
  DROP TABLE "banners_gallery" CASCADE;
  DROP TABLE "banners_gallery_locales" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "banners_locales" CASCADE;
  DROP TABLE "_banners_v_version_gallery" CASCADE;
  DROP TABLE "_banners_v_version_gallery_locales" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "_banners_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "team_languages" CASCADE;
  DROP TABLE "team" CASCADE;
  DROP TABLE "team_locales" CASCADE;
  DROP TABLE "properties_visible_in" CASCADE;
  DROP TABLE "properties" CASCADE;
  DROP TABLE "properties_locales" CASCADE;
  DROP TABLE "properties_rels" CASCADE;
  DROP TABLE "_properties_v_version_visible_in" CASCADE;
  DROP TABLE "_properties_v" CASCADE;
  DROP TABLE "_properties_v_locales" CASCADE;
  DROP TABLE "_properties_v_rels" CASCADE;
  DROP TABLE "projects_progress" CASCADE;
  DROP TABLE "projects_progress_locales" CASCADE;
  DROP TABLE "projects_visible_in" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v_version_progress" CASCADE;
  DROP TABLE "_projects_v_version_progress_locales" CASCADE;
  DROP TABLE "_projects_v_version_visible_in" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "documents_locales" CASCADE;
  DROP TABLE "list_presets" CASCADE;
  DROP TABLE "list_presets_rels" CASCADE;
  DROP TABLE "property_types" CASCADE;
  DROP TABLE "property_types_locales" CASCADE;
  DROP TABLE "places" CASCADE;
  DROP TABLE "places_locales" CASCADE;
  DROP TABLE "places_texts" CASCADE;
  DROP TABLE "neighbourhoods" CASCADE;
  DROP TABLE "neighbourhoods_locales" CASCADE;
  DROP TABLE "marquees" CASCADE;
  DROP TABLE "marquees_locales" CASCADE;
  DROP TABLE "price_units" CASCADE;
  DROP TABLE "price_units_locales" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "owners_properties" CASCADE;
  DROP TABLE "owners_sessions" CASCADE;
  DROP TABLE "owners" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "routes_breadcrumb" CASCADE;
  DROP TABLE "routes_breadcrumb_locales" CASCADE;
  DROP TABLE "routes_aliases" CASCADE;
  DROP TABLE "routes" CASCADE;
  DROP TABLE "routes_locales" CASCADE;
  DROP TABLE "routes_rels" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "dictionary" CASCADE;
  DROP TABLE "dictionary_locales" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_social_links" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "site_locales" CASCADE;
  DROP TABLE "header" CASCADE;
  DROP TABLE "top_bar_left" CASCADE;
  DROP TABLE "top_bar_left_locales" CASCADE;
  DROP TABLE "top_bar_right" CASCADE;
  DROP TABLE "top_bar_right_locales" CASCADE;
  DROP TABLE "top_bar" CASCADE;
  DROP TABLE "menu" CASCADE;
  DROP TABLE "banner_defaults" CASCADE;
  DROP TABLE "search_block" CASCADE;
  DROP TABLE "search_block_locales" CASCADE;
  DROP TABLE "footer_columns_links" CASCADE;
  DROP TABLE "footer_columns_links_locales" CASCADE;
  DROP TABLE "footer_columns" CASCADE;
  DROP TABLE "footer_columns_locales" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "footer_rels" CASCADE;
  DROP TABLE "languages_items" CASCADE;
  DROP TABLE "languages" CASCADE;
  DROP TABLE "company_biv_numbers" CASCADE;
  DROP TABLE "company" CASCADE;
  DROP TABLE "company_locales" CASCADE;
  DROP TABLE "tracking" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_visible_in";
  DROP TYPE "public"."enum_pages_screen";
  DROP TYPE "public"."content_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_visible_in";
  DROP TYPE "public"."enum__pages_v_version_screen";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_articles_visible_in";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_visible_in";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum_modules_relations_type";
  DROP TYPE "public"."enum_modules_relations_form";
  DROP TYPE "public"."enum_modules_class";
  DROP TYPE "public"."enum_modules_type";
  DROP TYPE "public"."enum_modules_view";
  DROP TYPE "public"."enum_modules_title_size";
  DROP TYPE "public"."enum_modules_background_type";
  DROP TYPE "public"."enum_modules_color_background";
  DROP TYPE "public"."enum_modules_status";
  DROP TYPE "public"."enum__modules_v_version_relations_type";
  DROP TYPE "public"."enum__modules_v_version_relations_form";
  DROP TYPE "public"."enum__modules_v_version_class";
  DROP TYPE "public"."enum__modules_v_version_type";
  DROP TYPE "public"."enum__modules_v_version_view";
  DROP TYPE "public"."enum__modules_v_version_title_size";
  DROP TYPE "public"."enum__modules_v_version_background_type";
  DROP TYPE "public"."enum__modules_v_version_color_background";
  DROP TYPE "public"."enum__modules_v_version_status";
  DROP TYPE "public"."enum__modules_v_published_locale";
  DROP TYPE "public"."enum_banners_type";
  DROP TYPE "public"."enum_banners_color_background";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_type";
  DROP TYPE "public"."enum__banners_v_version_color_background";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum__banners_v_published_locale";
  DROP TYPE "public"."enum_media_kind";
  DROP TYPE "public"."enum_team_languages";
  DROP TYPE "public"."enum_properties_visible_in";
  DROP TYPE "public"."enum_properties_unit_status";
  DROP TYPE "public"."enum_properties_country_id";
  DROP TYPE "public"."enum_properties_vat_regime";
  DROP TYPE "public"."enum_properties_availability";
  DROP TYPE "public"."enum_properties_annuity_type";
  DROP TYPE "public"."enum_properties_facades";
  DROP TYPE "public"."enum_properties_condition";
  DROP TYPE "public"."enum_properties_comfort";
  DROP TYPE "public"."enum_properties_heating";
  DROP TYPE "public"."enum_properties_glazing";
  DROP TYPE "public"."enum_properties_frame";
  DROP TYPE "public"."enum_properties_kitchen";
  DROP TYPE "public"."enum_properties_floor_covering";
  DROP TYPE "public"."enum_properties_roof";
  DROP TYPE "public"."enum_properties_orientation_front";
  DROP TYPE "public"."enum_properties_orientation_garden";
  DROP TYPE "public"."enum_properties_area_application";
  DROP TYPE "public"."enum_properties_has_permit";
  DROP TYPE "public"."enum_properties_has_allotment_permit";
  DROP TYPE "public"."enum_properties_has_preemptive_right";
  DROP TYPE "public"."enum_properties_has_summons";
  DROP TYPE "public"."enum_properties_judicial_decision";
  DROP TYPE "public"."enum_properties_ground_certificate";
  DROP TYPE "public"."enum_properties_electricity_certificate";
  DROP TYPE "public"."enum_properties_gas_certificate";
  DROP TYPE "public"."enum_properties_asbestos_type";
  DROP TYPE "public"."enum_properties_individual_meters";
  DROP TYPE "public"."enum_properties_p_score";
  DROP TYPE "public"."enum_properties_g_score";
  DROP TYPE "public"."enum_properties_flood_risk";
  DROP TYPE "public"."property_status";
  DROP TYPE "public"."enum_properties_goal";
  DROP TYPE "public"."enum_properties_status";
  DROP TYPE "public"."enum__properties_v_version_visible_in";
  DROP TYPE "public"."enum__properties_v_version_unit_status";
  DROP TYPE "public"."enum__properties_v_version_country_id";
  DROP TYPE "public"."enum__properties_v_version_vat_regime";
  DROP TYPE "public"."enum__properties_v_version_availability";
  DROP TYPE "public"."enum__properties_v_version_annuity_type";
  DROP TYPE "public"."enum__properties_v_version_facades";
  DROP TYPE "public"."enum__properties_v_version_condition";
  DROP TYPE "public"."enum__properties_v_version_comfort";
  DROP TYPE "public"."enum__properties_v_version_heating";
  DROP TYPE "public"."enum__properties_v_version_glazing";
  DROP TYPE "public"."enum__properties_v_version_frame";
  DROP TYPE "public"."enum__properties_v_version_kitchen";
  DROP TYPE "public"."enum__properties_v_version_floor_covering";
  DROP TYPE "public"."enum__properties_v_version_roof";
  DROP TYPE "public"."enum__properties_v_version_orientation_front";
  DROP TYPE "public"."enum__properties_v_version_orientation_garden";
  DROP TYPE "public"."enum__properties_v_version_area_application";
  DROP TYPE "public"."enum__properties_v_version_has_permit";
  DROP TYPE "public"."enum__properties_v_version_has_allotment_permit";
  DROP TYPE "public"."enum__properties_v_version_has_preemptive_right";
  DROP TYPE "public"."enum__properties_v_version_has_summons";
  DROP TYPE "public"."enum__properties_v_version_judicial_decision";
  DROP TYPE "public"."enum__properties_v_version_ground_certificate";
  DROP TYPE "public"."enum__properties_v_version_electricity_certificate";
  DROP TYPE "public"."enum__properties_v_version_gas_certificate";
  DROP TYPE "public"."enum__properties_v_version_asbestos_type";
  DROP TYPE "public"."enum__properties_v_version_individual_meters";
  DROP TYPE "public"."enum__properties_v_version_p_score";
  DROP TYPE "public"."enum__properties_v_version_g_score";
  DROP TYPE "public"."enum__properties_v_version_flood_risk";
  DROP TYPE "public"."enum__properties_v_version_goal";
  DROP TYPE "public"."enum__properties_v_version_status";
  DROP TYPE "public"."enum__properties_v_published_locale";
  DROP TYPE "public"."enum_projects_visible_in";
  DROP TYPE "public"."enum_projects_country_id";
  DROP TYPE "public"."enum_projects_goal";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_visible_in";
  DROP TYPE "public"."enum__projects_v_version_country_id";
  DROP TYPE "public"."enum__projects_v_version_goal";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_documents_kind";
  DROP TYPE "public"."enum_documents_visibility";
  DROP TYPE "public"."enum_list_presets_kind";
  DROP TYPE "public"."enum_list_presets_list";
  DROP TYPE "public"."enum_list_presets_sort";
  DROP TYPE "public"."enum_places_country_id";
  DROP TYPE "public"."enum_marquees_tone";
  DROP TYPE "public"."enum_price_units_position";
  DROP TYPE "public"."enum_enquiries_state";
  DROP TYPE "public"."enum_enquiries_locale";
  DROP TYPE "public"."enum_testimonials_state";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_state";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum_owners_properties_role";
  DROP TYPE "public"."enum_owners_locale";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_locale";
  DROP TYPE "public"."enum_routes_aliases_locale";
  DROP TYPE "public"."enum_routes_type";
  DROP TYPE "public"."enum_site_social_links_network";
  DROP TYPE "public"."enum_top_bar_left_icon";
  DROP TYPE "public"."enum_top_bar_left_colour";
  DROP TYPE "public"."enum_top_bar_right_icon";
  DROP TYPE "public"."enum_top_bar_right_colour";
  DROP TYPE "public"."enum_banner_defaults_type";
  DROP TYPE "public"."enum_banner_defaults_colour";
  DROP TYPE "public"."enum_languages_items_code";`)
}
