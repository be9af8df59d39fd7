import { buildBeaconPath } from '@/domain/visits/visit-beacons'

/**
 * Tells the site that something was done at a home, so that it counts: no name, no cookie of its
 * own, and nothing waits for it. What does not arrive is not counted.
 */
export function sendBeacon(deed: Parameters<typeof buildBeaconPath>[0]): void {
  // Some browsers have none, or refuse it as their user wishes.
  navigator.sendBeacon?.(buildBeaconPath(deed))
}
