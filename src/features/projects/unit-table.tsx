import { getTranslations } from 'next-intl/server'
import { formatArea } from '@/domain/formats/numbers'
import { formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import type { MarqueeTone } from '@/domain/properties/marquees'
import { messages as factMessages } from '@/features/properties/fact-messages'
import { getTexts } from '@/server/texts/text-overrides'
import { Link } from '@/ui/link/link'
import { Plate } from '@/ui/plate/plate'
import { Table } from '@/ui/table/table'
import type { UnitStatus, UnitView } from './project-view'

const tones: Readonly<Record<UnitStatus, MarqueeTone>> = {
  available: 'tile',
  option: 'enamel',
  reserved: 'enamel',
  sold: 'ink',
  rented: 'ink',
}

/** The units of a project; on a phone each one is a card. Sold ones show no price. */
export async function UnitTable({ units, locale }: { units: readonly UnitView[]; locale: Locale }) {
  const [t, facts] = await Promise.all([
    getTranslations('projects'),
    getTexts('facts', factMessages, locale),
  ])
  const floorName = (floor: number) => (floor === 0 ? facts.value.groundFloor : String(floor))
  const hasTerrace = units.some(({ terraceM2 }) => terraceM2 !== null)
  return (
    <Table
      caption={t('unitTable')}
      captionHidden
      columns={[
        { key: 'unit', label: t('unit') },
        { key: 'floor', label: facts.label.floor },
        { key: 'area', label: t('area'), numeric: true },
        ...(hasTerrace ? [{ key: 'terrace', label: t('terrace'), numeric: true } as const] : []),
        { key: 'bedrooms', label: t('bedrooms'), numeric: true },
        { key: 'price', label: t('price'), numeric: true },
        { key: 'status', label: t('status'), aside: true },
      ]}
      rows={units.map((unit) => ({
        id: String(unit.publicId),
        dimmed: unit.status === 'sold' || unit.status === 'rented',
        cells: {
          unit:
            unit.href === null ? (
              unit.name
            ) : (
              <Link href={unit.href} prefetch={false}>
                {unit.name}
              </Link>
            ),
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
