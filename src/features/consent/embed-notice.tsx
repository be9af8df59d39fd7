import 'server-only'
import { toPurposesVersion } from '@/domain/consent/vendors'
import type { Locale } from '@/domain/kernel/locales'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { AllowEmbeds } from './late-allow-embeds.client'
import { getTracking } from './consent-queries'
import { messages } from './messages'
import styles from './embed-notice.module.css'

type EmbedNoticeProps = {
  locale: Locale
  /** Hosts of the players; nothing is said where there are none. */
  hosts: readonly string[]
}

/**
 * What pressing play does, for who did not allow such players for good, with the way to do so. The
 * press itself is an agreement for that one player.
 */
export async function EmbedNotice({ locale, hosts }: EmbedNoticeProps) {
  if (hosts.length === 0) return null
  const [{ embed }, tracking] = await Promise.all([
    getTexts('consent', messages, locale),
    getTracking(),
  ])
  const service = [...new Set(hosts)].join(', ')
  return (
    <div className={styles.notice}>
      <p>{fillIn(embed.notice, { service })}</p>
      <AllowEmbeds className={styles.always} purposesVersion={toPurposesVersion(tracking)}>
        {embed.always}
      </AllowEmbeds>
    </div>
  )
}
