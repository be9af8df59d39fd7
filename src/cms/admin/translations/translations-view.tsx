import type { AdminViewServerProps } from 'payload'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { toLocale } from '@/domain/kernel/locales'
import { isStaff } from '../../access/roles'
import { findAllowedOwners } from '../../translations/allowed-owners'
import { countTexts } from '../../translations/count-texts'
import { say } from '../say'
import { BuiltInPage } from './built-in-page'
import { Overview } from './overview'
import { screenTexts } from './texts'
import { builtInSection, parseWorkAddress, workPath } from './work-address'
import { WorkFilter } from './work-filter'
import { findWorkLanguages } from './work-languages'
import { WorkPage } from './work-page'
import styles from './translations.module.css'

async function Workbench({ initPageResult, searchParams }: AdminViewServerProps) {
  const { user, payload, i18n } = initPageResult.req
  const language = toLocale(i18n.language)
  if (!user || !isStaff(user)) return null
  const languages = await findWorkLanguages(payload, user)
  const address = parseWorkAddress(searchParams ?? {})
  const locale = languages.find((each) => each === address.locale)
  const owners = await findAllowedOwners(payload, user)
  if (languages.length === 0) return <p>{say(screenTexts.noLanguage, language)}</p>
  if (locale === undefined) {
    const counts = await countTexts(payload)
    return <Overview counts={counts} language={language} languages={languages} owners={owners} />
  }
  const place = { address: { ...address, locale }, language }
  const Texts = address.section === builtInSection ? BuiltInPage : WorkPage
  return (
    <>
      <WorkFilter {...place} languages={languages} owners={owners} />
      <Texts {...place} owners={owners} payload={payload} user={user} />
    </>
  )
}

/** The workbench of translators: what waits in each language, and each text beside its source. */
export function TranslationsView(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams, i18n, payload } = props
  const { req, permissions, visibleEntities, locale } = initPageResult
  const language = toLocale(i18n.language)
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <div className={styles.screen} data-translations>
          <h1 className={styles.title}>
            <a href={workPath}>{say(screenTexts.title, language)}</a>
          </h1>
          <Workbench {...props} />
        </div>
      </Gutter>
    </DefaultTemplate>
  )
}
