import { toLocale } from '@/domain/kernel/locales'
import { words } from '../fields/words'

const label = words(
  'Wie bevestigde, als tabel (CSV)',
  'Les abonnés confirmés en tableau (CSV)',
  'All who confirmed, as a table (CSV)',
  'Alle, die bestätigt haben, als Tabelle (CSV)',
)

/** Above the list of subscribers: the way to those who may be written to, in a spreadsheet. */
export function ExportSubscribers({ i18n }: { i18n: { language: string } }) {
  return (
    <p>
      <a download href="/api/subscribers/export/">
        {label[toLocale(i18n.language)]}
      </a>
    </p>
  )
}
