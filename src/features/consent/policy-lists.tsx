import 'server-only'
import { keptKeys, type KeptKey } from '@/domain/consent/kept-keys'
import { listVendors, type Vendor } from '@/domain/consent/vendors'
import type { Locale } from '@/domain/kernel/locales'
import { isInEconomicArea } from '@/domain/privacy/economic-area'
import { getTexts } from '@/server/texts/text-overrides'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { Table } from '@/ui/table/table'
import { fillIn } from '@/ui/template'
import { getTracking } from './consent-queries'
import { messages, type ConsentTexts } from './messages'
import { policyMessages, type PolicyTexts } from './policy-messages'
import styles from './policy-lists.module.css'

type Texts = { policy: PolicyTexts; purposes: ConsentTexts['purposes'] }

function tellDays(days: KeptKey['days'], texts: PolicyTexts['days']): string {
  if (days === null) return texts.visit
  if (days === 'forever') return texts.forever
  if (typeof days === 'number') return days === 1 ? texts.one : fillIn(texts.many, { days })
  return 'hours' in days ? fillIn(texts.hours, days) : fillIn(texts.minutes, days)
}

function KeptTable({ policy, purposes }: Texts) {
  const { columns, uses, places } = policy
  return (
    <Table
      caption={policy.kept}
      columns={(['name', 'use', 'purpose', 'place', 'days'] as const).map((key) => ({
        key,
        label: columns[key],
      }))}
      rows={keptKeys.map(({ name, use, purpose, place, days }) => ({
        id: `${place} ${name}`,
        cells: {
          name,
          use: uses[use],
          purpose: purposes[purpose].name,
          place: places[place],
          days: tellDays(days, policy.days),
        },
      }))}
    />
  )
}

function tellKeys({ keys }: Vendor, { days, noKeys }: PolicyTexts): string {
  if (keys.length === 0) return noKeys
  return keys.map((key) => `${key.name} (${tellDays(key.days, days)})`).join(', ')
}

function tellCompany({ company, country }: Vendor, { abroad }: PolicyTexts): string {
  const firm = `${company} (${country})`
  return isInEconomicArea(country) ? firm : `${firm}. ${abroad}`
}

function VendorTable({ policy, purposes, used }: Texts & { used: readonly Vendor[] }) {
  const { columns } = policy
  return (
    <Table
      caption={policy.vendors}
      columns={(['name', 'company', 'purpose', 'keys'] as const).map((key) => ({
        key,
        label: columns[key],
      }))}
      rows={used.map((vendor) => ({
        id: vendor.id,
        cells: {
          name: <Link href={vendor.privacyUrl}>{vendor.name}</Link>,
          company: tellCompany(vendor, policy),
          purpose: purposes[vendor.purpose].name,
          keys: tellKeys(vendor, policy),
        },
      }))}
    />
  )
}

/** What the site keeps and whom it may call in, as it is set up now. */
export async function PolicyLists({ locale }: { locale: Locale }) {
  const [{ purposes }, policy, tracking] = await Promise.all([
    getTexts('consent', messages, locale),
    getTexts('consentPolicy', policyMessages, locale),
    getTracking(),
  ])
  return (
    <Container>
      <div className={styles.lists}>
        <KeptTable policy={policy} purposes={purposes} />
        <VendorTable policy={policy} purposes={purposes} used={listVendors(tracking)} />
      </div>
    </Container>
  )
}
