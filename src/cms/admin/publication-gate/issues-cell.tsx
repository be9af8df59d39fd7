import type { Payload } from 'payload'
import { toLocale } from '@/domain/kernel/locales'
import type { PublicationIssue } from '@/domain/properties/publication-issues'
import { nameMissing } from '../../collections/properties/gate/name-missing'

type IssuesCellProps = {
  /** As they were worked out at the last save or the last night. */
  cellData?: PublicationIssue[] | null
  payload: Payload
  i18n: { language: string }
}

/** Fields that are named in a cell; the form names all. */
const shownMax = 2

/** In the list of properties: the fields without which one may not be published. */
export function IssuesCell({ cellData, payload, i18n }: IssuesCellProps) {
  const { fields } = payload.collections.properties.config
  const shown = nameMissing(fields, cellData ?? [], toLocale(i18n.language))
  const rest = shown.length - shownMax
  return [...shown.slice(0, shownMax), ...(rest > 0 ? [`+ ${rest}`] : [])].join(', ')
}
