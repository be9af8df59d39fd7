import { getTranslations } from 'next-intl/server'
import { formatArea } from '@/domain/formats/numbers'
import { formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import type { MarqueeTone } from '@/domain/properties/marquees'
import type { UnitSort, UnitSortColumn } from '@/domain/projects/unit-criteria'
import { isClosedUnit, type UnitStatus } from '@/domain/projects/unit-status'
import { messages as factMessages } from '@/features/properties/fact-messages'
import { getTexts } from '@/server/texts/text-overrides'
import { Link } from '@/ui/link/link'
import { Plate } from '@/ui/plate/plate'
import { Table } from '@/ui/table/table'
import type { UnitView } from './project-view'
import { describeUnitColumns } from './unit-columns'

const tones: Readonly<Record<UnitStatus, MarqueeTone>> = {
  available: 'tile',
  option: 'enamel',
  reserved: 'enamel',
  sold: 'ink',
  rented: 'ink',
}

type UnitTableProps = {
  /** In the order in which they stand. */
  units: readonly UnitView[]
  locale: Locale
  sort: UnitSort
  /** The address of the same table in another order. */
  hrefOf: (sort: UnitSort) => string
}

/** The units of a project; on a phone each one is a card. Sold ones show no price. */
export async function UnitTable({ units, locale, sort, hrefOf }: UnitTableProps) {
  const [t, facts, labels] = await Promise.all([
    getTranslations('projects'),
    getTexts('facts', factMessages, locale),
    describeUnitColumns(locale),
  ])
  const floorName = (floor: number) => (floor === 0 ? facts.value.groundFloor : String(floor))
  const hasTerrace = units.some(({ terraceM2 }) => terraceM2 !== null)
  const hasType = units.some(({ type }) => type !== null)
  const sorted = (key: UnitSortColumn) => {
    const order =
      sort === `${key}-asc` ? 'ascending' : sort === `${key}-desc` ? 'descending' : 'none'
    const wanted: UnitSort = order === 'ascending' ? `${key}-desc` : `${key}-asc`
    return { key, label: labels[key], sort: { href: hrefOf(wanted), order } } as const
  }
  return (
    <Table
      caption={t('unitTable')}
      captionHidden
      columns={[
        { key: 'unit', label: labels.unit },
        ...(hasType ? [{ key: 'type', label: labels.type, wide: true } as const] : []),
        sorted('floor'),
        { ...sorted('area'), numeric: true },
        ...(hasTerrace ? [{ key: 'terrace', label: labels.terrace, numeric: true } as const] : []),
        { ...sorted('bedrooms'), numeric: true },
        { ...sorted('price'), numeric: true },
        { key: 'status', label: labels.status, aside: true },
      ]}
      rows={units.map((unit) => ({
        id: String(unit.publicId),
        dimmed: isClosedUnit(unit.status),
        cells: {
          unit:
            unit.href === null ? (
              unit.name
            ) : (
              <Link href={unit.href} prefetch={false}>
                {unit.name}
              </Link>
            ),
          type: unit.type?.name,
          floor: unit.floor === null ? null : floorName(unit.floor),
          area: unit.areaM2 === null ? null : formatArea(unit.areaM2),
          terrace: unit.terraceM2 === null ? null : formatArea(unit.terraceM2),
          bedrooms: unit.bedrooms,
          price: unit.price === null ? null : formatPriceView(unit.price, locale),
          status: <Plate tone={tones[unit.status]}>{t(`unitStatus.${unit.status}`)}</Plate>,
        },
      }))}
    />
  )
}
