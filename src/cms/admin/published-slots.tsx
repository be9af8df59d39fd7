import type { Payload, TypedUser } from 'payload'
import { planPublication } from '@/domain/appointments/publication'
import { formatDate, formatDayAndTimes } from '@/domain/formats/dates'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { buildDeskRecordPath } from '@/domain/routes/desk'
import { listPublishedSlots } from '../collections/slot-rules/published-slots'
import { toWantedSlots } from '../collections/slot-rules/to-wanted-slots'
import { words } from '../fields/words'

type PublishedSlotsProps = {
  data?: { id?: unknown }
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

const texts = {
  none: words(
    'Er staan nu geen tijdsloten van deze uren op de site.',
    'Aucun créneau de cet horaire ne figure actuellement sur le site.',
    'No slots of these hours stand on the site now.',
    'Zurzeit stehen keine Zeitfenster dieser Zeiten auf der Website.',
  ),
  some: words(
    'Tijdsloten op de site: {count}, tot en met {last}.',
    'Créneaux sur le site : {count}, jusqu’au {last}.',
    'Slots on the site: {count}, until {last}.',
    'Zeitfenster auf der Website: {count}, bis {last}.',
  ),
  stay: words(
    'In deze tijdsloten is geboekt. Ze passen niet meer bij de uren hierboven, maar blijven staan zoals de bezoekers ze kennen. Wilt u ze niet houden, verplaats of annuleer dan de afspraken:',
    'Ces créneaux sont réservés. Ils ne correspondent plus à l’horaire ci-dessus, mais restent tels que les visiteurs les connaissent. Si vous ne souhaitez pas les garder, déplacez ou annulez les rendez-vous :',
    'These slots are booked. They do not fit the hours above any more, yet stay as their visitors know them. If you do not want to keep them, move or cancel the appointments:',
    'Diese Zeitfenster sind gebucht. Sie passen nicht mehr zu den obigen Zeiten, bleiben aber so, wie die Besucher sie kennen. Möchten Sie sie nicht behalten, verschieben Sie die Termine oder sagen Sie sie ab:',
  ),
}

async function readPublication({ data, payload, user }: PublishedSlotsProps) {
  const id = data?.id
  if (typeof id !== 'number') return null
  const now = new Date()
  const { docs } = await payload.find({
    collection: 'slot-rules',
    where: { id: { equals: id } },
    overrideAccess: false,
    user,
    depth: 0,
    limit: 1,
    showHiddenFields: true,
  })
  const [rule] = docs
  if (rule === undefined) return null
  const published = await listPublishedSlots({ payload }, id, now)
  const stay = new Set(planPublication(toWantedSlots(rule, now), published).stay)
  return { published, stay: published.filter((slot) => stay.has(slot.id)) }
}

function toSummary(published: readonly { start: Date }[], locale: Locale): string {
  const last = published.at(-1)
  if (last === undefined) return texts.none[locale]
  return texts.some[locale]
    .replace('{count}', String(published.length))
    .replace('{last}', formatDate(last.start))
}

/** On a rule: what of it stands on the site, and which booked slots stayed when it was changed. */
export async function PublishedSlots(props: PublishedSlotsProps) {
  const found = await readPublication(props)
  if (found === null) return null
  const locale = toLocale(props.i18n.language)
  const { published, stay } = found
  return (
    <div className="field-type" role="status">
      <p>{toSummary(published, locale)}</p>
      {stay.length > 0 && (
        <>
          <p>{texts.stay[locale]}</p>
          <ul>
            {stay.map(({ id, start, end }) => (
              <li key={id}>
                <a href={buildDeskRecordPath('appointment-slots', id)}>
                  {formatDayAndTimes(start, end)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
