import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { getTexts } from '@/server/texts/text-overrides'
import { Button } from '@/ui/button/button'
import { fillIn } from '@/ui/template'
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
  const { embed } = await getTexts('consent', messages, locale)
  const service = [...new Set(hosts)].join(', ')
  return (
    <div className={styles.notice}>
      <p>{fillIn(embed.notice, { service })}</p>
      <Button className={styles.always} data-consent-add="media" size="small" variant="secondary">
        {embed.always}
      </Button>
    </div>
  )
}
