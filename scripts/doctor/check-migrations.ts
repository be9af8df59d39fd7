import { listMigrations, listPendingMigrations } from '../site/migrate'
import type { Check } from './check'

export const migrationsCheck: Check = {
  name: 'Migrations',
  run: async ({ databaseUrl }) => {
    const all = await listMigrations()
    if (all.length === 0) {
      return [{ level: 'error', message: 'The folder migrations is empty: restore it.' }]
    }
    const pending = await listPendingMigrations(databaseUrl)
    return pending.map((name) => ({
      level: 'error',
      message: `The database lacks ${name}: run "npm run migrate".`,
    }))
  },
}
