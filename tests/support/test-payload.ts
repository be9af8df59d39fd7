import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterAll } from 'vitest'

let opened: Payload | undefined

/** The one Payload of a test file, on the file's own database. */
export async function getTestPayload(): Promise<Payload> {
  opened ??= await getPayload({ config })
  return opened
}

// Its connections would keep the worker alive after the last test.
afterAll(async () => {
  await opened?.destroy()
  opened = undefined
})
