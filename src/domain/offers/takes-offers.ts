import { isOpenToAll, type OfferedHome } from '../properties/availability'

/** Whether visitors may make an offer: for sale, and open to everybody. */
export function takesOffers(home: OfferedHome): boolean {
  return home.goal === 'sale' && isOpenToAll(home)
}
