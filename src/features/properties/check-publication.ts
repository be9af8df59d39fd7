import 'server-only'
import { refreshGates } from '@/cms/collections/properties/gate/refresh-gates'
import { payloadAsSystem } from '@/server/payload'

/**
 * Notes every night what the law on advertisements asks of each property.
 *
 * @throws the driver's error when the database cannot be reached; it is due again the next night
 */
export async function checkPublication(now: Date): Promise<void> {
  await refreshGates(await payloadAsSystem('checking properties by the clock'), now)
}
