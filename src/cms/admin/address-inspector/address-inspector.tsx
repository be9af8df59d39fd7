import type { AdminViewServerProps } from 'payload'
import { readForms, readSiteAddresses } from '../../route-inspection/read-site'
import { DeskScreen, type DeskScreenProps } from '../desk-screen'
import { say } from '../say'
import styles from './address-inspector.module.css'
import { AddressTable } from './address-table'
import { FindingList } from './finding-list'
import { InspectorFilter } from './inspector-filter'
import { inspectorHref } from './inspector-path'
import { inspectorTexts } from './texts'
import { parseInspectorQuery, toInspectorView } from './to-inspector-view'

/** All of it, read anew: an editor who mends something wants to see that it is mended. */
async function Inspector({ payload, language, search }: DeskScreenProps) {
  const [site, forms] = await Promise.all([readSiteAddresses(payload), readForms(payload)])
  const query = parseInspectorQuery(search)
  const view = toInspectorView(site, forms, query)
  return (
    <>
      <p className={styles.help}>{say(inspectorTexts.help, language)}</p>
      <InspectorFilter language={language} query={query} view={view} />
      <FindingList language={language} view={view} />
      <AddressTable language={language} query={query} view={view} />
    </>
  )
}

/** The addresses of the site in all languages side by side, and what is wrong with them; for staff. */
export function AddressInspector(view: AdminViewServerProps) {
  const { title } = inspectorTexts
  return <DeskScreen Body={Inspector} path={inspectorHref} title={title} view={view} />
}
