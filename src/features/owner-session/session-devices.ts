import 'server-only'
import type { Device } from '@/domain/owners/device'
import { queryRows } from '@/server/db'
import { fillIn } from '@/ui/template'

/** On what an owner signed in, by session; one that began before this was noted has none. */
export async function findSessionDevices(ownerId: number): Promise<ReadonlyMap<string, Device>> {
  const rows = await queryRows<Device & { id: string }>(
    'select session_id as id, browser, system from guard.owner_session_devices where owner_id = $1',
    [ownerId],
  )
  return new Map(rows.map(({ id, browser, system }) => [id, { browser, system }]))
}

/** A device in words, such as "Firefox op Windows". */
export function toDeviceName(
  device: Device | undefined,
  texts: { device: string; unknownDevice: string },
): string {
  const { browser = null, system = null } = device ?? {}
  if (browser !== null && system !== null) return fillIn(texts.device, { browser, system })
  return browser ?? system ?? texts.unknownDevice
}
