import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'

/**
 * Accent folding and fuzzy search. The function `unaccent` follows a dictionary that could be
 * replaced, so Postgres refuses it in indexes; `f_unaccent` names the dictionary and may promise
 * that its answers never change.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create extension if not exists unaccent with schema public`)
  await db.execute(sql`create extension if not exists pg_trgm with schema public`)
  await db.execute(sql`
    create or replace function public.f_unaccent(text) returns text
      language sql immutable strict parallel safe
      return public.unaccent('public.unaccent'::regdictionary, $1)
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop function if exists public.f_unaccent(text)`)
}
