import { readSiteAddresses } from '@/cms/route-inspection/read-site'
import type { RecordCheck } from './check'
import { findRouteFaults } from './route-findings'

/** The same rules as the inspector of addresses in the desk. */
export const routesCheck: RecordCheck = {
  name: 'Addresses',
  run: async (payload) => findRouteFaults(await readSiteAddresses(payload)),
}
