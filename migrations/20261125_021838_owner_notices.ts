import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What owners are told of by mail, each to be switched off by itself, and when they were told last.
 * Accounts that are there get every notice, as new ones do.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table owners alter column locale set default 'nl';
    alter table owners add column answer_notice boolean default true;
    alter table owners add column document_notice boolean default true;
    alter table owners add column news_notice boolean default true;
    alter table owners add column device_notice boolean default true;

    create table guard.owner_news (
      owner_id integer not null references owners (id) on delete cascade,
      property_id integer not null references properties (id) on delete cascade,
      topic text not null,
      told_at timestamptz,
      primary key (owner_id, property_id, topic)
    );

    create index owner_news_property on guard.owner_news (property_id);

    comment on table guard.owner_news is
      'When the last mail of a topic about a home left, or the next one leaves: one an hour at most.';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table if exists guard.owner_news;
    alter table owners drop column answer_notice;
    alter table owners drop column document_notice;
    alter table owners drop column news_notice;
    alter table owners drop column device_notice;
    alter table owners alter column locale drop default;
  `)
}
