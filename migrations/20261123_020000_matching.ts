import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Where homes are matched with what people wait for. `wishes` can be made again from the demands,
 * `homes` and `alerts` cannot: they hold what was told. No key leads to the records of the site;
 * hooks of the records take along what belongs to them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    create schema matching;

    create table matching.wishes (
      demand_id int primary key,
      goal text not null,
      type_ids int[] not null,
      places text[] not null,
      lats float8[],
      lngs float8[],
      south float8,
      north float8,
      west float8,
      east float8,
      price_low numeric,
      price_high numeric,
      has_budget boolean not null,
      takes_on_request boolean not null,
      min_bedrooms int,
      min_bathrooms int,
      min_area numeric,
      features text[] not null,
      until date not null
    );

    comment on table matching.wishes is
      'One row per confirmed demand; "*" among the places is anywhere. Written by its hook.';

    create index wishes_places on matching.wishes using gin (places);

    create table matching.homes (
      property_id int primary key,
      is_open boolean not null,
      was_open boolean not null,
      price numeric,
      version int not null
    );

    comment on table matching.homes is
      'What of each home was last matched. The version counts the news about it.';

    -- What is on offer already is no news to anybody.
    insert into matching.homes
    select property_id,
      bool_or(is_open and lists && '{forSale,forRent}'),
      bool_or(is_open and lists && '{forSale,forRent}'),
      min(price), 1
    from rm.listings group by property_id;

    create table matching.alerts (
      id bigint generated always as identity primary key,
      demand_id int not null,
      property_id int not null,
      version int not null,
      kind text not null check (kind in ('new', 'price', 'status')),
      old_price numeric,
      new_price numeric,
      created_at timestamptz not null default now(),
      told_at timestamptz,
      unique (demand_id, property_id, version)
    );

    comment on table matching.alerts is
      'Whom to tell of which news about which home; told_at is when the mail was queued.';

    create index alerts_waiting on matching.alerts (demand_id) where told_at is null;
    create index alerts_property on matching.alerts (property_id);

    -- The even-odd rule of src/domain/places/ring.ts, number for number.
    create function matching.is_in_ring(
      lat float8, lng float8, lats float8[], lngs float8[]
    ) returns boolean language sql immutable as $$
      select count(*) % 2 = 1
      from generate_subscripts(lats, 1) as here
      cross join lateral (
        select case when here = 1 then array_length(lats, 1) else here - 1 end as before
      ) as previous
      where (lats[here] > lat) <> (lats[before] > lat)
        and lng < lngs[here]
          + ((lat - lats[here]) / nullif(lats[before] - lats[here], 0))
          * (lngs[before] - lngs[here])
    $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`drop schema if exists matching cascade`)
}
