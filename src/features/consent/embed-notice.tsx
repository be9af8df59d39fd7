import 'server-only'
import { toPurposesVersion } from '@/domain/consent/vendors'
import type { Locale } from '@/domain/kernel/locales'
import { findOtherHost, type VideoLink } from '@/domain/media/video-link'
import { classNames } from '@/ui/class-names'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { AllowEmbeds } from './late-allow-embeds.client'
import { getTracking } from './consent-queries'
import { messages } from './messages'
import styles from './embed-notice.module.css'

type EmbedNoticeProps = {
  locale: Locale
  /** The films that stand above; nothing is said of those of this site. */
  links: readonly VideoLink[]
}

/** Whose services films of a kind come from, in one line of text; null for none but this site. */
function nameServices(links: readonly VideoLink[], isFile: boolean): string | null {
  const hosts = links
    .filter(({ kind }) => (kind === 'file') === isFile)
    .flatMap((link) => findOtherHost(link) ?? [])
  return hosts.length === 0 ? null : [...new Set(hosts)].join(', ')
}

/**
 * What pressing play does. The press itself is an agreement for that one film. Players may be allowed for
 * good; a file of another site is asked for by each press anew, and so its notice stays.
 */
export async function EmbedNotice({ locale, links }: EmbedNoticeProps) {
  const players = nameServices(links, false)
  const files = nameServices(links, true)
  if (players === null && files === null) return null
  const [{ embed }, tracking] = await Promise.all([
    getTexts('consent', messages, locale),
    getTracking(),
  ])
  return (
    <>
      {files !== null && (
        <p className={styles.notice}>{fillIn(embed.notice, { service: files })}</p>
      )}
      {players !== null && (
        <div className={classNames(styles.notice, styles.ofPlayers)}>
          <p>{fillIn(embed.notice, { service: players })}</p>
          <AllowEmbeds className={styles.always} purposesVersion={toPurposesVersion(tracking)}>
            {embed.always}
          </AllowEmbeds>
        </div>
      )}
    </>
  )
}
