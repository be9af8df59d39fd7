import { toLocale } from '@/domain/kernel/locales'
import { words } from '../fields/words'

const label = words(
  'Alle aanvragen als tabel (CSV)',
  'Toutes les demandes en tableau (CSV)',
  'All enquiries as a table (CSV)',
  'Alle Anfragen als Tabelle (CSV)',
)

/** Above the list of enquiries: the way to all of them in a spreadsheet. */
export function ExportEnquiries({ i18n }: { i18n: { language: string } }) {
  return (
    <p>
      <a download href="/api/enquiries/export/">
        {label[toLocale(i18n.language)]}
      </a>
    </p>
  )
}
