import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * The read model of the lists: a schema of its own, which the tool that compares the configuration
 * with the database does not look at. It holds nothing that cannot be made again from the records.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    create extension if not exists pg_trgm;

    drop schema if exists rm cascade;
    create schema rm;

    create table rm.listings (
      property_id int not null,
      locale text not null,
      public_id int not null,
      lists text[] not null,
      goal text not null,
      status text not null,
      marquee_code int,
      main_type_id int not null,
      type_ids int[] not null,
      country_id int not null,
      zip text not null,
      city text not null,
      city_key text not null,
      city_keys text[] not null,
      place_id int,
      price numeric,
      area numeric,
      plot_m2 numeric,
      bedrooms int,
      bathrooms int,
      energy_label text,
      project_id int,
      project_public_id int,
      record_file_key text,
      title text not null,
      search_text text not null,
      lat double precision,
      lng double precision,
      point_is_approximate boolean not null,
      picture_ids int[] not null,
      is_indexable boolean not null,
      published_at timestamptz not null,
      visible_until date,
      updated_at timestamptz not null,
      card jsonb not null,
      primary key (property_id, locale)
    );

    comment on table rm.listings is
      'One row per public property and language. Public facts only; made again by rebuildListings.';

    create index listings_newest on rm.listings (locale, published_at desc, public_id desc);
    create index listings_public_id on rm.listings (public_id, locale);
    create index listings_price on rm.listings (locale, price);
    create index listings_zip on rm.listings (zip);
    create index listings_city_key on rm.listings (city_key);
    create index listings_reference on rm.listings (record_file_key);
    create index listings_project on rm.listings (project_id);
    create index listings_place on rm.listings (place_id);
    create index listings_marquee on rm.listings (marquee_code);
    create index listings_point on rm.listings (locale, lat, lng);
    create index listings_lists on rm.listings using gin (lists);
    create index listings_types on rm.listings using gin (type_ids);
    create index listings_cities on rm.listings using gin (city_keys);
    create index listings_pictures on rm.listings using gin (picture_ids);
    create index listings_text on rm.listings using gin (search_text gin_trgm_ops);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`drop schema if exists rm cascade`)
}
