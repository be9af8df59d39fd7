import { say } from '../say'
import { personalDataHref } from './personal-data-path'
import { personalDataTexts } from './texts'

/** At the start of the desk: the way to what is kept about somebody. */
export function PersonalDataLink({ i18n }: { i18n: { language: string } }) {
  return (
    <p>
      <a href={personalDataHref}>{say(personalDataTexts.title, i18n.language)}</a>
    </p>
  )
}
