import type { Payload, TypedUser } from 'payload'
import { toLocale } from '@/domain/kernel/locales'
import { formatFiles, listingFormats } from '@/domain/listings/listing-formats'
import { buildDeskApiPath, buildDeskListPath } from '@/domain/routes/desk'
import { isAgentOrEditor } from '../../access/agents-and-editors'
import { isEditor } from '../../access/editors-only'
import { words } from '../../fields/words'
import { OutsideDrawer } from '../outside-drawer.client'
import styles from './export-listings.module.css'

type ExportListingsProps = {
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

const texts = {
  title: words(
    'Aanbod exporteren',
    'Exporter l’offre',
    'Export the listings',
    'Angebot exportieren',
  ),
  hint: words(
    'Alles wat nu op de site te koop of te huur staat, zonder verborgen adressen en prijzen.',
    'Tout ce qui est à vendre ou à louer sur le site, sans les adresses et prix masqués.',
    'All that is for sale or for rent on the site now, without hidden addresses and prices.',
    'Alles, was jetzt auf der Website zum Verkauf oder zur Miete steht, ohne verborgene Adressen und Preise.',
  ),
  format: words('Formaat', 'Format', 'Format', 'Format'),
  list: words('Welke panden', 'Quels biens', 'Which properties', 'Welche Objekte'),
  all: words('Alle panden', 'Tous les biens', 'All properties', 'Alle Objekte'),
  download: words('Downloaden', 'Télécharger', 'Download', 'Herunterladen'),
  links: words(
    'Adressen voor portalen',
    'Adresses pour les portails',
    'Addresses for portals',
    'Adressen für Portale',
  ),
}

const linksHref = buildDeskListPath('export-links')

/** Saved lists to choose from; an agency has a handful. */
const listsMax = 100

async function findLists({ payload, user }: Pick<ExportListingsProps, 'payload' | 'user'>) {
  const { docs } = await payload.find({
    collection: 'list-presets',
    where: { kind: { equals: 'properties' }, list: { not_equals: 'discreet' } },
    sort: 'name',
    limit: listsMax,
    depth: 0,
    overrideAccess: false,
    user,
    select: { name: true },
  })
  return docs
}

/** Above the list of properties: the offer as a file, for those who work with properties. */
export async function ExportListings({ payload, user, i18n }: ExportListingsProps) {
  if (!isAgentOrEditor(user)) return null
  const locale = toLocale(i18n.language)
  const lists = await findLists({ payload, user })
  return (
    <OutsideDrawer>
      <details className={styles.tool}>
        <summary className={styles.title}>{texts.title[locale]}</summary>
        <form action={buildDeskApiPath('listing-exports')} className={styles.form} method="get">
          <label className={styles.field}>
            {texts.format[locale]}
            <select className={styles.choice} name="format">
              {listingFormats.map((format) => (
                <option key={format} value={format}>
                  {formatFiles[format].name}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            {texts.list[locale]}
            <select className={styles.choice} name="list">
              <option value="">{texts.all[locale]}</option>
              {lists.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button className={styles.button} type="submit">
            {texts.download[locale]}
          </button>
          <p className={styles.hint}>
            {texts.hint[locale]} {isEditor(user) && <a href={linksHref}>{texts.links[locale]}</a>}
          </p>
        </form>
      </details>
    </OutsideDrawer>
  )
}
