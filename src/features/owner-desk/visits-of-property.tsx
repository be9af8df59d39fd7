import 'server-only'
import type { Payload, TypedUser } from 'payload'
import { isAgentOrEditor } from '@/cms/access/agents-and-editors'
import { toListAddress } from '@/cms/lists/list-address'
import { nameChoice } from '@/cms/lists/name-choice'
import { formatDate, formatTime } from '@/domain/formats/dates'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { buildDeskRecordPath } from '@/domain/routes/desk'
import { findVisitsOf, type VisitBeside } from './owner-desk-queries'
import styles from './owner-desk.module.css'
import { ownerDeskTexts, type OwnerDeskTexts } from './messages'

type VisitsOfPropertyProps = {
  data?: { id?: unknown }
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

function toShownText(visit: VisitBeside, texts: OwnerDeskTexts): string {
  if (!visit.isShown) return texts.shownNothing
  const shown = [
    texts.shownMoment,
    ...(visit.isNameShown ? [texts.shownName] : []),
    ...(visit.isFeedbackShown ? [texts.shownFeedback] : []),
  ]
  return shown.join(', ')
}

function createStateNames({ collections }: Payload, locale: Locale) {
  const field = collections.appointments.config.flattenedFields.find(({ name }) => name === 'state')
  const options = field?.type === 'select' ? field.options : []
  return (state: string) => nameChoice(options, state, locale)
}

function VisitTable(props: {
  visits: readonly VisitBeside[]
  texts: OwnerDeskTexts
  nameState: (state: string) => string
}) {
  const { visits, texts, nameState } = props
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[texts.when, texts.who, texts.state, texts.shown].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => {
            const { startsAt } = visit
            return (
              <tr key={visit.id}>
                <td>
                  <a href={buildDeskRecordPath('appointments', visit.id)}>
                    {startsAt ? `${formatDate(startsAt)} ${formatTime(startsAt)}` : visit.id}
                  </a>
                </td>
                <td>{visit.name}</td>
                <td>{nameState(visit.state)}</td>
                <td>{toShownText(visit, texts)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** On the page of a property: who visits it, and how much of that its owner reads. */
export async function VisitsOfProperty({ data, payload, user, i18n }: VisitsOfPropertyProps) {
  const id = data?.id
  if (typeof id !== 'number' || !isAgentOrEditor(user)) return null
  const locale = toLocale(i18n.language)
  const texts = ownerDeskTexts[locale]
  const isOfHome = { 'slot.property': { equals: id } }
  const visits = await findVisitsOf(id, { payload, user }, toBelgianDay(new Date()))
  return (
    <div className="field-type">
      <h4 className={styles.title}>{texts.visits}</h4>
      <p className={styles.note}>{texts.visitsHint}</p>
      {visits.length === 0 ? (
        <p>{texts.noVisit}</p>
      ) : (
        <>
          <VisitTable nameState={createStateNames(payload, locale)} texts={texts} visits={visits} />
          <a href={toListAddress('appointments', isOfHome)}>{texts.allVisits}</a>
        </>
      )}
    </div>
  )
}
