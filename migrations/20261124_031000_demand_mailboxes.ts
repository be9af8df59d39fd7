import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Search alerts by the mailbox they tell, spelt as `toMailbox` spells it: asked for each alert that leaves. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(String.raw`
    create index demands_mailbox_idx
      on demands (regexp_replace(lower(email), '\+[^@]*@', '@'))
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('drop index demands_mailbox_idx')
}
