import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { isStaff } from '../../access/roles'
import { readForms, readSiteAddresses } from '../../route-inspection/read-site'
import styles from './address-inspector.module.css'
import { AddressTable } from './address-table'
import { FindingList } from './finding-list'
import { InspectorFilter } from './inspector-filter'
import { inspectorHref } from './inspector-path'
import { say } from '../say'
import { inspectorTexts } from './texts'
import { parseInspectorQuery, toInspectorView } from './to-inspector-view'

type Search = AdminViewServerProps['searchParams']

/** All of it, read anew: an editor who mends something wants to see that it is mended. */
async function Inspector({
  initPageResult,
  search,
  language,
}: Pick<AdminViewServerProps, 'initPageResult'> & { search: Search; language: Locale }) {
  const { payload } = initPageResult.req
  const [site, forms] = await Promise.all([readSiteAddresses(payload), readForms(payload)])
  const query = parseInspectorQuery(search ?? {})
  const view = toInspectorView(site, forms, query)
  return (
    <div className={styles.inspector}>
      <h1 className={styles.heading}>{say(inspectorTexts.title, language)}</h1>
      <p className={styles.help}>{say(inspectorTexts.help, language)}</p>
      <InspectorFilter language={language} query={query} view={view} />
      <FindingList language={language} view={view} />
      <AddressTable language={language} query={query} view={view} />
    </div>
  )
}

/** The addresses of the site in all languages side by side, and what is wrong with them; for staff. */
export function AddressInspector(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams, i18n, payload, viewActions } = props
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { user } = req
  if (!user) redirect(`/admin/login/?redirect=${encodeURIComponent(inspectorHref)}`)
  if (!isStaff(user)) notFound()
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      viewActions={viewActions}
      visibleEntities={visibleEntities}
    >
      <Inspector
        initPageResult={initPageResult}
        language={toLocale(i18n.language)}
        search={searchParams}
      />
    </DefaultTemplate>
  )
}
