import { notFound } from 'next/navigation'
import { locale as readLocale } from 'next/root-params'
import type { ReactNode } from 'react'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { isFormKind } from '@/forms/registry'
import { moduleExamples } from '@/modules/examples'
import type { ModuleType } from '@/modules/_kit/module-view'
import { Container } from '@/ui/container/container'
import { Heading } from '@/ui/heading/heading'
import { FormScreen, formStates } from '../form-screen'
import { IndexScreen } from '../index-screen'
import { ModuleScreen } from '../module-screen'
import { findSampleRecords } from '../sample-records'
import { UiScreen } from '../ui-screen'

type Props = { params: Promise<{ path?: string[] }> }

function isModuleType(name: string): name is ModuleType {
  return Object.hasOwn(moduleExamples, name)
}

async function findScreen(path: readonly string[], locale: Locale): Promise<ReactNode> {
  const [room, name = '', wantedState] = path
  const pageHref = `/${['styleguide', locale, ...path].join('/')}/`
  if (room === undefined) return <IndexScreen locale={locale} />
  if (room === 'ui' && path.length === 1) return <UiScreen />
  if (room === 'modules' && path.length === 2 && isModuleType(name)) {
    const records = await findSampleRecords(locale)
    return <ModuleScreen locale={locale} pageHref={pageHref} records={records} type={name} />
  }
  const state = formStates.find((one) => one === wantedState)
  if (room === 'forms' && path.length === 3 && isFormKind(name) && state) {
    return <FormScreen kind={name} locale={locale} pageHref={pageHref} state={state} />
  }
  return null
}

/** One page of examples, in the language of the address. */
export default async function StyleguidePage({ params }: Props) {
  const [{ path = [] }, locale] = await Promise.all([params, readLocale()])
  const screen = await findScreen(path, toLocale(locale))
  if (screen === null) notFound()
  return (
    <main>
      <Container>
        <Heading level={1}>{['Styleguide', ...path].join(' / ')}</Heading>
        {screen}
      </Container>
    </main>
  )
}
