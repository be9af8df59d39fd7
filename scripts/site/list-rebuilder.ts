import { rebuildListings } from '@/cms/read-model/rebuild-listings'
import { runWithPayload } from './run-with-payload'

// Makes the lists again from the records, telling how far it is line by line.
await runWithPayload(async (payload) => {
  await rebuildListings(payload, {
    onProgress: ({ done, total }) => console.log(`lists made again for ${done} of ${total}`),
  })
})
