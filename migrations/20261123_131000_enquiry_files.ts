import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Files that came with an enquiry; they go with it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    create schema if not exists desk;

    create table desk.enquiry_files (
      id integer generated always as identity primary key,
      enquiry_id integer not null references public.enquiries (id) on delete cascade,
      field text not null,
      name text not null,
      content bytea not null,
      sha256 text not null,
      scanned_at timestamptz
    );

    create index enquiry_files_enquiry on desk.enquiry_files (enquiry_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`drop schema if exists desk cascade`)
}
