import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What staff know homes and owners by. The database keeps it, because homes are written by forms, by
 * imports and by jobs, and the desk reads their newest version.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table properties add column desk_name varchar;
    alter table _properties_v add column version_desk_name varchar;
    alter table owners add column desk_name varchar;

    create function desk_name_of_home(reference text, street text, number text, city text)
    returns text language sql immutable as $$
      select concat_ws(' · ', nullif(reference, ''), nullif(concat_ws(', ',
        nullif(concat_ws(' ', nullif(street, ''), nullif(number, '')), ''), nullif(city, '')), ''))
    $$;

    create function keep_home_desk_name() returns trigger language plpgsql as $$
    begin
      new.desk_name := desk_name_of_home(new.record_file, new.street, new.house_number, new.city);
      return new;
    end
    $$;

    create function keep_home_version_desk_name() returns trigger language plpgsql as $$
    begin
      new.version_desk_name := desk_name_of_home(
        new.version_record_file, new.version_street, new.version_house_number, new.version_city);
      return new;
    end
    $$;

    create function keep_owner_desk_name() returns trigger language plpgsql as $$
    begin
      new.desk_name := concat_ws(' · ', nullif(concat_ws(' ',
        nullif(new.first_name, ''), nullif(new.last_name, '')), ''), new.email);
      return new;
    end
    $$;

    create trigger keep_desk_name before insert or update on properties
      for each row execute function keep_home_desk_name();
    create trigger keep_desk_name before insert or update on _properties_v
      for each row execute function keep_home_version_desk_name();
    create trigger keep_desk_name before insert or update on owners
      for each row execute function keep_owner_desk_name();

    update properties set desk_name = null;
    update _properties_v set version_desk_name = null;
    update owners set desk_name = null;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger if exists keep_desk_name on properties;
    drop trigger if exists keep_desk_name on _properties_v;
    drop trigger if exists keep_desk_name on owners;
    drop function if exists keep_home_desk_name();
    drop function if exists keep_home_version_desk_name();
    drop function if exists keep_owner_desk_name();
    drop function if exists desk_name_of_home(text, text, text, text);
    alter table properties drop column if exists desk_name;
    alter table _properties_v drop column if exists version_desk_name;
    alter table owners drop column if exists desk_name;
  `)
}
