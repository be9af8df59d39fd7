import { siteTag } from '@/cms/cache-tags'
import { env } from '../env'
import { logError } from '../log/log'
import { askInside } from '../loopback'
import { expireWithEchoes } from './echo'
import { listenForTags } from './listen'

async function expire(tags: string[]): Promise<void> {
  const { status } = await askInside('/internal/revalidate/', { json: { tags } })
  if (status !== 204) throw new Error(`revalidate answered ${status}`)
}

const onError = (err: unknown) => logError('cache tags could not be expired again', err)

/** Connects this process to the announcements of changed records. */
export function startCacheListener(): void {
  listenForTags({
    databaseUrl: env().DATABASE_URL,
    onTags: (tags) => expireWithEchoes(tags, { expire, onError }),
    // Pages made at build time, or kept on disk, may be older than the database: start afresh.
    onConnected: () => expire([siteTag]),
    onError: logError,
  })
}
