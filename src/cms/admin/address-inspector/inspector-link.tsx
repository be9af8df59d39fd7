import { say } from '../say'
import { inspectorHref } from './inspector-path'
import { inspectorTexts } from './texts'

/** Above the list of addresses: the way to all languages side by side, and to what is wrong. */
export function InspectorLink({ i18n }: { i18n: { language: string } }) {
  return (
    <p>
      <a href={inspectorHref}>{say(inspectorTexts.title, i18n.language)}</a>
    </p>
  )
}
