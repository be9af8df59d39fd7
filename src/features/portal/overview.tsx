import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { FactList } from '@/ui/facts/facts'
import { Link } from '@/ui/link/link'
import { Plate } from '@/ui/plate/plate'
import { Section } from '@/ui/section/section'
import { fillIn } from '@/ui/template'
import type { messages } from './frame-messages'
import type { OwnedProperty } from './owner-access'
import { getOverview } from './overview-queries'

type OverviewProps = {
  property: OwnedProperty
  locale: Locale
  texts: (typeof messages)[Locale]
}

/** Where a property stands today, for its owner. */
export async function Overview({ property, locale, texts }: OverviewProps) {
  const { status, price, online, nextVisit } = await getOverview(property, locale, new Date())
  return (
    <Section title={texts.overview}>
      <p>
        <Plate>{status}</Plate>
      </p>
      <FactList
        facts={[
          ...(price === null ? [] : [{ label: texts.price, value: price }]),
          ...(online === null ? [] : [{ label: texts.daysOnline, value: online.days }]),
          {
            label: texts.nextVisit,
            value: nextVisit === null ? texts.noVisit : fillIn(texts.visitAt, nextVisit),
          },
        ]}
      />
      <p>
        {online === null ? (
          texts.notPublic
        ) : (
          <Link href={online.href} look="standalone">
            {texts.publicPage}
          </Link>
        )}
      </p>
    </Section>
  )
}
