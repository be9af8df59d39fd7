import { isOpenToAll, type OfferedHome } from './availability'

/** Whether visitors may apply for a home: for rent, and open to everybody. */
export function takesTenants(home: OfferedHome): boolean {
  return home.goal === 'rent' && isOpenToAll(home)
}
