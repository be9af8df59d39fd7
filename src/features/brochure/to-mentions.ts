import { formatEnergyLabel } from '@/domain/energy/energy-label'
import { formatEnergy } from '@/domain/formats/energy-use'
import { formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import type { MentionKind } from '@/domain/properties/mandatory-mentions'
import { labelValue } from '@/domain/text/label-value'
import type { FactRow } from '@/features/properties/fact-rows'
import type { PropertyView } from '@/features/properties/property-view'
import type { BrochureMention } from './brochure'
import type { BrochureTexts } from './brochure-texts'

type Context = { locale: Locale; texts: BrochureTexts }
type Writer = (view: PropertyView, context: Context) => string | null

const writePrice: Writer = ({ price }, { locale }) => formatPriceView(price, locale)

const writeLabel: Writer = ({ energy: { view } }, { texts: { detail: t } }) =>
  view.kind === 'label' ? t('energy.label', { letter: formatEnergyLabel(view.label) }) : null

const writeScore: Writer = ({ energy }, { locale, texts: { detail: t } }) => {
  const kwh = energy.kwhPerM2Year
  return kwh === null ? null : t('energy.score', { score: formatEnergy(kwh, locale) })
}

const writeDuty: Writer = ({ energy: { duty } }, { texts: { detail: t } }) =>
  duty && t('energy.duty', { years: duty.years, target: formatEnergyLabel(duty.targetLabel) })

const writeParcel: Writer = ({ flood }, { texts: { detail: t } }) =>
  flood?.parcel ? t('flood.parcel', { score: flood.parcel }) : null

const writeBuilding: Writer = ({ flood }, { texts: { detail: t } }) =>
  flood?.building ? t('flood.building', { score: flood.building }) : null

/** Mentions that are no fact of a table. */
const writers: Readonly<Partial<Record<MentionKind, Writer>>> = {
  price: writePrice,
  energyLabel: writeLabel,
  energyScore: writeScore,
  renovationDuty: writeDuty,
  parcelFlood: writeParcel,
  buildingFlood: writeBuilding,
  floodSymbol: (_view, { texts }) => texts.detail('flood.symbol'),
  floodZone: (_view, { texts }) => texts.detail('flood.zone'),
  riverbankZone: (_view, { texts }) => texts.detail('flood.riverbank'),
}

/** The code in front, as advertisements write it, then what it says in full. */
function writeRow({ label, value, code, note }: FactRow, locale: Locale): string {
  const words = code === undefined ? labelValue(label, value, locale) : `${code} (${value})`
  return note === undefined ? words : `${words} (${note})`
}

/**
 * What the law asks a print of a home to mention, in its order, each in a few words. A mention whose
 * fact nobody knows is left out; that such a home is not published is the task of the gate.
 */
export function toMentions(view: PropertyView, context: Context): BrochureMention[] {
  return view.law.kinds.flatMap((kind) => {
    const row = view.law.rows[kind]
    const text = row ? writeRow(row, context.locale) : writers[kind]?.(view, context)
    return text ? [{ kind, text }] : []
  })
}
