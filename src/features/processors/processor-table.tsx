import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { getTexts } from '@/server/texts/text-overrides'
import { Container } from '@/ui/container/container'
import { Table } from '@/ui/table/table'
import { messages } from './messages'
import { readProcessors } from './processor-queries'
import styles from './processor-table.module.css'

const columns = ['task', 'data', 'service'] as const

/** Who handles the data of visitors for the agency, as the site is set up now. */
export async function ProcessorTable({ locale }: { locale: Locale }) {
  const texts = await getTexts('processors', messages, locale)
  return (
    <Container>
      <div className={styles.processors}>
        <Table
          caption={texts.caption}
          columns={columns.map((key) => ({ key, label: texts.columns[key] }))}
          rows={readProcessors().map(({ task, domain }) => ({
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
