import type { Company, Footer, Header, TopBar } from '@/cms/payload-types'
import { findBrokerTitle, nameBrokerTitle } from '@/domain/contact/broker-title'
import type { Locale } from '@/domain/kernel/locales'
import { formatTown } from '@/domain/places/place-name'
import { isExternalHref } from '@/domain/routes/safe-target'
import { toPictures, type PictureView } from '@/features/media/to-picture'
import type { RichTextValue } from '@/features/rich-text/rich-text'

export type ShellLink = {
  label: string
  href: string
  /** Another site, a call or a mail: opens a new tab. */
  isExternal: boolean
  icon: string | null
  colour: string | null
}

export type TopBarView = { left: ShellLink[]; right: ShellLink[] } | null

export type HeaderView = {
  transparentOnHome: boolean
  logoHiddenOnHome: boolean
  /** Items of the menu that stand in the line; the rest goes to the overlay. */
  menuMax: number
}

export type FooterColumn = {
  title: string
  intro: string
  text: RichTextValue | null
  images: PictureView[]
  links: ShellLink[]
}

export type FooterView = { columns: FooterColumn[]; copyright: string }

export type BrokerGroup = { title: string; people: { name: string; number: string }[] }

export type CompanyView = {
  legalName: string
  /** The name on the shop front; empty where it is the legal one. */
  tradeName: string
  addressLine: string
  kbo: string
  vat: string
  /** Who is on the register of the institute, by title. */
  brokers: BrokerGroup[]
  insurer: string
  policyNumber: string
  deontologyUrl: string
  supervisor: string
  /** The account for money of clients; empty where the agency states none. */
  thirdPartyIban: string
}

type RawLink = {
  label?: string | null
  link?: string | null
  href?: string | null
  icon?: string | null
  colour?: string | null
}

/** A link without a label or an address in this language is not shown. */
function toLinks(items: readonly RawLink[] | null | undefined): ShellLink[] {
  return (items ?? []).flatMap(({ label, link, href, icon, colour }) => {
    const address = link ?? href ?? ''
    if (!label || !address) return []
    const isExternal = isExternalHref(address)
    return [{ label, href: address, isExternal, icon: icon ?? null, colour: colour ?? null }]
  })
}

export function toTopBar(bar: TopBar): TopBarView {
  if (!bar.show) return null
  return { left: toLinks(bar.left), right: toLinks(bar.right) }
}

const menuMaxDefault = 6

export function toHeader(header: Header): HeaderView {
  return {
    transparentOnHome: header.transparentOnHome ?? false,
    logoHiddenOnHome: header.logoHiddenOnHome ?? false,
    menuMax: header.menuMax ?? menuMaxDefault,
  }
}

/** @param year written where the editor put `{year}` */
export function toFooter(footer: Footer, year: string): FooterView {
  return {
    columns: (footer.columns ?? []).map((column) => ({
      title: column.publicTitle ?? '',
      intro: column.introText ?? '',
      text: column.fullText ?? null,
      images: toPictures(column.images),
      links: toLinks(column.links),
    })),
    copyright: (footer.copyright ?? '').replaceAll('{year}', year),
  }
}

/** One line per title, in the language of the page where the title is a protected one. */
function toBrokerGroups(entries: Company['bivNumbers'], locale: Locale): BrokerGroup[] {
  const groups = new Map<string, BrokerGroup['people']>()
  for (const { person, title: written, number } of entries ?? []) {
    if (!person) continue
    const known = findBrokerTitle(written ?? '')
    const title = known ? nameBrokerTitle(known)[locale] : (written ?? '')
    groups.set(title, [...(groups.get(title) ?? []), { name: person, number: number ?? '' }])
  }
  return [...groups].map(([title, people]) => ({ title, people }))
}

export function toCompany(company: Company, locale: Locale): CompanyView {
  const place = formatTown(company, locale)
  return {
    legalName: company.legalName ?? '',
    tradeName: company.tradeName === company.legalName ? '' : (company.tradeName ?? ''),
    addressLine: [company.street, place].filter(Boolean).join(', '),
    kbo: company.kbo ?? '',
    vat: company.vat ?? '',
    brokers: toBrokerGroups(company.bivNumbers, locale),
    insurer: company.insurer ?? '',
    policyNumber: company.policyNumber ?? '',
    deontologyUrl: company.deontologyUrl ?? '',
    supervisor: company.supervisor ?? '',
    thirdPartyIban: company.thirdPartyIban ?? '',
  }
}
