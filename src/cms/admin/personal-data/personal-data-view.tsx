import type { AdminViewServerProps } from 'payload'
import { isAdministrator } from '../../access/administrators-only'
import { DeskScreen, type DeskScreenProps } from '../desk-screen'
import { say } from '../say'
import { PersonDesk } from './person-desk.client'
import { personalDataHref } from './personal-data-path'
import { personalDataTexts } from './texts'

function Body({ user, language }: DeskScreenProps) {
  if (!isAdministrator(user)) return <p>{say(personalDataTexts.closed, language)}</p>
  return <PersonDesk />
}

/** What the site keeps about somebody, to hand over or to erase; for administrators. */
export function PersonalDataView(view: AdminViewServerProps) {
  const { title } = personalDataTexts
  return <DeskScreen Body={Body} path={personalDataHref} title={title} view={view} />
}
