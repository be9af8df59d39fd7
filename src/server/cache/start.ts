import { globalTag, siteTag } from '@/cms/cache-tags'
import { noteDatabaseFound, noteDatabaseLost } from '../database-losses'
import { env } from '../env'
import { logError } from '../log/log'
import { askInside } from '../loopback'
import { refreshPolicyOrigins } from '../protection/policy-origins'
import { quickPages } from '../quick-pages/quick-pages'
import { onOutdated } from '../shared-cache/store.mjs'
import { dropEchoes, echo, expireWithEchoes } from './echo'
import { listenForTags } from './listen'

async function expire(tags: string[]): Promise<void> {
  try {
    const { status } = await askInside('/internal/revalidate/', { json: { tags } })
    if (status !== 204) throw new Error(`revalidate answered ${status}`)
  } finally {
    // Not before: what is made until the framework knows may be as it was.
    quickPages.forget()
  }
}

const onError = (err: unknown) => logError('cache tags could not be expired again', err)

/** Connects this process to the announcements of changed records. */
export function startCacheListener(): void {
  const databaseUrl = env().DATABASE_URL
  onOutdated(() => quickPages.forget())
  listenForTags({
    databaseUrl,
    onTags: async (tags) => {
      // Before pages are made anew that would ask a service which their policy does not know yet.
      if (tags.includes(globalTag('tracking'))) await refreshPolicyOrigins(databaseUrl)
      await expireWithEchoes(tags, { expire, onError })
    },
    // Pages made at build time, or kept on disk, may be older than the database: start afresh.
    onConnected: async () => {
      noteDatabaseFound(Date.now())
      await refreshPolicyOrigins(databaseUrl)
      await expire([siteTag])
      // A page begun before a change that was missed is done only now. Where the above fails, the
      // connection is made anew, and with it all of this.
      echo([siteTag], { expire, onError })
    },
    onError: logError,
    onLost: () => {
      noteDatabaseLost()
      dropEchoes()
    },
  })
}
