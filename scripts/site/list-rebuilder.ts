import { getPayload } from 'payload'
import { rebuildListings } from '@/cms/read-model/rebuild-listings'

/** Makes the lists again from the records, telling how far it is line by line. */
async function rebuildAll(): Promise<void> {
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config, disableOnInit: true })
  await rebuildListings(payload, {
    onProgress: ({ done, total }) => console.log(`lists made again for ${done} of ${total}`),
  })
}

// While a loader thread compiles what is imported late, nothing else holds the process.
const hold = setInterval(() => undefined, 60_000)

const exitCode = await rebuildAll().then(
  () => 0,
  (err: unknown) => {
    console.error(err)
    return 1
  },
)
clearInterval(hold)
// The pool keeps its connections, and with them the process, alive for good.
process.exit(exitCode)
