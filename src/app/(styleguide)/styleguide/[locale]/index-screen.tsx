import { locales, type Locale } from '@/domain/kernel/locales'
import { forms } from '@/forms/registry'
import { moduleExamples } from '@/modules/examples'
import { Link } from '@/ui/link/link'
import { ExampleGroup } from './example-frame'
import { formStates } from './form-screen'

function toGroups(): { title: string; paths: string[] }[] {
  return [
    { title: 'Components', paths: ['ui'] },
    { title: 'Modules', paths: Object.keys(moduleExamples).map((type) => `modules/${type}`) },
    {
      title: 'Forms',
      paths: Object.keys(forms).flatMap((kind) =>
        formStates.map((state) => `forms/${kind}/${state}`),
      ),
    },
  ]
}

/** The list of all pages with examples; the accessibility run walks its links. */
export function IndexScreen({ locale }: { locale: Locale }) {
  return (
    <>
      {toGroups().map(({ title, paths }) => (
        <ExampleGroup key={title} title={title}>
          <ul>
            {paths.map((path) => (
              <li key={path}>
                <Link href={`/styleguide/${locale}/${path}/`} prefetch={false}>
                  {path}
                </Link>
              </li>
            ))}
          </ul>
        </ExampleGroup>
      ))}
      <ExampleGroup title="Languages">
        <ul>
          {locales.map((one) => (
            <li key={one}>
              <Link href={`/styleguide/${one}/`} hrefLang={one} prefetch={false}>
                {one}
              </Link>
            </li>
          ))}
        </ul>
      </ExampleGroup>
    </>
  )
}
