import type { Check, RecordCheck } from './check'
import { companyCheck } from './check-company'
import { identifiersCheck } from './check-identifiers'
import { mapTilesCheck } from './check-map-tiles'
import { migrationsCheck } from './check-migrations'
import { privacyCheck } from './check-privacy'
import { readModelCheck } from './check-read-model'
import { routesCheck } from './check-routes'
import { seedCheck } from './check-seed'
import { settingsCheck } from './check-settings'

/** What `npm run doctor` examines first, in this order. */
export const checks: readonly Check[] = [
  settingsCheck,
  migrationsCheck,
  identifiersCheck,
  mapTilesCheck,
]

/** What it examines of the records, in this order. */
export const recordChecks: readonly RecordCheck[] = [
  seedCheck,
  readModelCheck,
  routesCheck,
  companyCheck,
  privacyCheck,
]
