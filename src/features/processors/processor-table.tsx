import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { listProcessors } from '@/domain/privacy/processors'
import { env } from '@/server/env'
import { isPublicAddress } from '@/server/outside/public-address'
import { getTexts } from '@/server/texts/text-overrides'
import { Container } from '@/ui/container/container'
import { Table } from '@/ui/table/table'
import { messages } from './messages'
import styles from './processor-table.module.css'

const columns = ['task', 'data', 'service'] as const

/** The settings in force. The shared cache is left out: it keeps pages, and nothing of one person. */
function readAddresses() {
  const { DATABASE_URL, DATABASE_REPLICA_URLS, ...settings } = env()
  return {
    database: [DATABASE_URL, ...DATABASE_REPLICA_URLS],
    files: [settings.S3_ENDPOINT],
    mail: [settings.SMTP_URL],
    scanner: [settings.CLAMD_URL],
    traces: [settings.OTEL_EXPORTER_OTLP_ENDPOINT],
  }
}

/** Who handles the data of visitors for the agency, as the site is set up now. */
export async function ProcessorTable({ locale }: { locale: Locale }) {
  const texts = await getTexts('processors', messages, locale)
  return (
    <Container>
      <div className={styles.processors}>
        <Table
          caption={texts.caption}
          columns={columns.map((key) => ({ key, label: texts.columns[key] }))}
          rows={listProcessors(readAddresses(), isPublicAddress).map(({ task, domain }) => ({
            id: `${task} ${domain}`,
            cells: {
              task: texts.tasks[task],
              data: texts.data[task],
              service: domain ?? texts.host,
            },
          }))}
        />
      </div>
    </Container>
  )
}
