import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { accountRules, listRetention } from '@/domain/privacy/retention'
import { buildPath } from '@/domain/routes/build-path'
import { knownPages } from '@/domain/routes/known-pages'
import { getAddressBook } from '@/features/routing/address-book'
import { getRetentionDay } from './retention-queries'
import { getTexts } from '@/server/texts/text-overrides'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { Table } from '@/ui/table/table'
import { messages } from './messages'
import styles from './retention-table.module.css'
import { nameKind, tellAccount, tellTime } from './tell-retention'

const columns = ['kind', 'time', 'ground'] as const

/** How long everything about visitors and owners is kept, by the very rules that the night applies. */
export async function RetentionTable({ locale }: { locale: Locale }) {
  const [texts, { table }, day] = await Promise.all([
    getTexts('retention', messages, locale),
    getAddressBook(locale),
    getRetentionDay(),
  ])
  const request = buildPath(table, knownPages.dataRequest, locale)
  return (
    <Container>
      <div className={styles.retention}>
        {!request.isBroken && (
          <div>
            <p>{texts.ask}</p>
            <p>
              <Link href={request.href} look="standalone">
                {texts.askLink}
              </Link>
            </p>
          </div>
        )}
        <Table
          caption={texts.caption}
          columns={columns.map((key) => ({ key, label: texts.columns[key] }))}
          rows={[
            ...listRetention(day, ['visitors', 'owners']).map((rule) => ({
              id: rule.kind,
              cells: {
                kind: nameKind(rule.kind, texts),
                time: tellTime(rule, texts),
                ground: rule.citation[locale],
              },
            })),
            ...accountRules.map(({ kind, citation }) => ({
              id: kind,
              cells: { ...tellAccount(kind, texts), ground: citation[locale] },
            })),
          ]}
        />
      </div>
    </Container>
  )
}
