import type { Payload, TypedUser } from 'payload'
import { toLocale } from '@/domain/kernel/locales'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { findFieldPlace } from '../../collections/properties/gate/field-labels'
import { recordFieldOf } from '../../collections/properties/gate/publication-facts'
import type { Property } from '../../payload-types'
import { GateIssues, type GatePlaces } from './gate-issues.client'
import { findUndescribedPictures } from './undescribed-pictures'

type GatePanelProps = {
  data?: Partial<Property>
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

/** Beside a property: what the law on advertisements still asks, while one types. */
export async function GatePanel({ data, payload, user, i18n }: GatePanelProps) {
  const locale = toLocale(i18n.language)
  const { fields } = payload.collections.properties.config
  const { docs } = await payload.find({
    collection: 'property-types',
    depth: 0,
    pagination: false,
    select: { webId: true },
    overrideAccess: false,
    user,
  })
  const names = [...new Set(Object.values(recordFieldOf))]
  const places: GatePlaces = Object.fromEntries(
    names.map((name) => {
      const { label, tab } = findFieldPlace(fields, name)
      return [name, tab === null ? label[locale] : `${tab[locale]} › ${label[locale]}`]
    }),
  )
  return (
    <GateIssues
      locale={locale}
      pictures={await findUndescribedPictures({ payload, user }, data ?? {})}
      places={places}
      today={toBelgianDay(new Date())}
      webIds={Object.fromEntries(docs.map(({ id, webId }) => [id, webId]))}
    />
  )
}
