import type { AdminViewServerProps } from 'payload'
import { findAllowedOwners } from '../../translations/allowed-owners'
import { countTexts } from '../../translations/count-texts'
import { DeskScreen, type DeskScreenProps } from '../desk-screen'
import { say } from '../say'
import { BuiltInPage } from './built-in-page'
import { Overview } from './overview'
import { screenTexts } from './texts'
import { builtInSection, parseWorkAddress, workPath } from './work-address'
import { WorkFilter } from './work-filter'
import { findWorkLanguages } from './work-languages'
import { WorkPage } from './work-page'

async function Workbench({ payload, user, language, search }: DeskScreenProps) {
  const languages = await findWorkLanguages(payload, user)
  const address = parseWorkAddress(search)
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
export function TranslationsView(view: AdminViewServerProps) {
  const { title } = screenTexts
  return <DeskScreen Body={Workbench} href={workPath} path={workPath} title={title} view={view} />
}
