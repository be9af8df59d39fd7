import type { Locale } from '@/domain/kernel/locales'
import { toExampleModule, type ExampleRecords } from '@/modules/_kit/module-example'
import type { ModuleType } from '@/modules/_kit/module-view'
import { moduleExamples } from '@/modules/examples'
import { moduleViews } from '@/modules/views'
import { ExampleFrame, ExampleGroup } from './example-frame'

type ModuleScreenProps = {
  type: ModuleType
  locale: Locale
  pageHref: string
  records: ExampleRecords
}

/** Every view of a type of module, drawn by the component that pages use. */
export function ModuleScreen({ type, locale, pageHref, records }: ModuleScreenProps) {
  return (
    <ExampleGroup title={type}>
      {moduleExamples[type].map((example) => {
        const filled = toExampleModule(type, example, records)
        const Draw = moduleViews[type][example.view]
        return (
          <ExampleFrame key={filled.key} label={`modules/${filled.name}`}>
            {Draw && (
              <Draw
                formToken={null}
                query={null}
                isPreview
                namesHidden
                locale={locale}
                module={filled}
                pageHref={pageHref}
              />
            )}
          </ExampleFrame>
        )
      })}
    </ExampleGroup>
  )
}
