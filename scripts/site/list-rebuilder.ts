import { rebuildListings } from '@/cms/read-model/rebuild-listings'
import { rebuildMarks } from '@/cms/translations/rebuild-marks'
import { runWithPayload } from './run-with-payload'

// Makes the lists again from the records, telling how far it is line by line.
await runWithPayload(async (payload) => {
  await rebuildListings(payload, {
    onProgress: ({ done, total }) => console.log(`lists made again for ${done} of ${total}`),
  })
  await rebuildMarks(payload, ({ done, total }) =>
    console.log(`lists made again for the texts of ${done} of ${total} records`),
  )
})
