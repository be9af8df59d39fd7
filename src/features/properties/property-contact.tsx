import { toPriceWords } from '@/domain/formats/price-text'
import { Price } from '@/ui/price/price'
import { getLocale, getTranslations } from 'next-intl/server'
import { phoneHref } from '@/domain/contact/phone'
import { formatPhone } from '@/domain/formats/identifiers'
import { formatPrice } from '@/domain/formats/numbers'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { labelValue } from '@/domain/text/label-value'
import { MediaPicture } from '@/features/media/media-picture'
import { getTexts } from '@/server/texts/text-overrides'
import { ButtonLink } from '@/ui/button/button-link'
import { Link } from '@/ui/link/link'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import type { AgencyView } from '@/features/office/agency-queries'
import { ContactBarFrame } from './late-detail.client'
import { messages as factMessages } from './fact-messages'
import styles from './property-contact.module.css'
import { formatRate } from './property-costs'
import type { ManagerView, PropertyView } from './property-view'

/** Where on the page the form stands. */
export const contactFormId = 'contact'

/** Where on the page an offer can be made. */
export const offerFormId = 'make-offer'

/** Where on the page somebody can apply as a tenant. */
export const tenantFormId = 'apply-to-rent'

/** Answers of the form of a home; a link to one of them chooses it. */
export const wishHrefs = {
  info: '#contact-me-wish-info',
  visit: '#contact-me-wish-visit',
} as const

/** The form that sends the papers, in its part of the page. */
const documentFormHref = '#document-request'

/** Where a visit is asked for: among the times that can be booked, or in the form of the home. */
export const visitHrefs = { slots: '#visit', request: wishHrefs.visit } as const

/** The bar of a phone steps aside for what it leads to, and for every form that it would cover. */
const barFormIds: readonly string[] = [
  visitHrefs.slots.slice(1),
  contactFormId,
  // Folded, these are not in view.
  offerFormId,
  tenantFormId,
  'document-request-form',
  'report-listing-form',
  'send-to-friend-form',
]

/** What the price does not hold: duty for an own home, VAT, charges. */
async function PriceNote({ view, locale }: { view: PropertyView; locale: Locale }) {
  const t = await getTranslations('properties.detail.costs')
  const facts = await getTexts('facts', factMessages, locale)
  const { costs, vatRegime, chargesRenter, price } = view
  if (price.kind !== 'amount') return null
  const duty = costs?.kind === 'buying' && costs.isOwnHome ? costs : null
  const amount = duty?.lines.find(({ key }) => key === 'registrationDuty')?.amount
  const lines = [
    duty &&
      amount !== undefined &&
      t('note', {
        rate: formatRate(duty.dutyRate),
        amount: formatPrice(Math.round(amount)),
        region: duty.region,
      }),
    vatRegime &&
      view.goal === 'sale' &&
      vatRegime !== 'registration' &&
      (vatRegime === 'mixed'
        ? t('noteMixed')
        : t('noteVat', { regime: facts.code.vatRegime[vatRegime] })),
    chargesRenter !== null &&
      view.goal !== 'sale' &&
      t('noteCharges', { amount: formatPrice(chargesRenter) }),
  ].filter((line) => typeof line === 'string')
  return lines.map((line) => (
    <p className={styles.note} key={line}>
      {line}
    </p>
  ))
}

/** A telephone number as a link that dials it. */
export async function PhoneLink({ phone, name }: { phone: string; name: string }) {
  const t = await getTranslations('properties.detail.contact')
  const locale = toLocale(await getLocale())
  const href = phoneHref(phone)
  const text = formatPhone(phone)
  if (href === null) return <span>{text}</span>
  return (
    <Link aria-label={labelValue(t('call', { name }), text, locale)} href={href}>
      {text}
    </Link>
  )
}

/** The person to speak to, or the office where there is none. */
export async function Agent({
  manager,
  agency,
}: {
  manager: ManagerView | null
  agency: AgencyView
}) {
  const name = manager?.name ?? agency.name
  const phone = manager?.phone || agency.phone
  return (
    <div className={styles.agent}>
      {manager?.portrait && (
        <MediaPicture
          className={styles.portrait}
          picture={manager.portrait}
          ratio="1 / 1"
          sizes="56px"
        />
      )}
      <div>
        <p className={styles.name}>{name}</p>
        {manager?.role && <p className={styles.role}>{manager.role}</p>}
        {phone && <PhoneLink name={name} phone={phone} />}
      </div>
    </div>
  )
}

type ContactProps = {
  view: PropertyView
  agency: AgencyView
  locale: Locale
  visitHref: string
}

/** Price and ways to get in touch, in sight beside the text on wide screens. */
export async function ContactPanel({ view, agency, locale, visitHref }: ContactProps) {
  const t = await getTranslations('properties.detail.contact')
  return (
    <section aria-labelledby="contact-panel" className={styles.panel}>
      <h2 id="contact-panel">
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </h2>
      <p className={styles.price}>
        <Price {...toPriceWords(view.price, locale)} />
      </p>
      <PriceNote locale={locale} view={view} />
      {view.closedAs === null && (
        <>
          <div className={styles.buttons}>
            <ButtonLink href={visitHref} wide>
              {t('visit')}
            </ButtonLink>
            <ButtonLink href={wishHrefs.info} variant="secondary" wide>
              {t('ask')}
            </ButtonLink>
          </div>
          <p className={styles.more}>
            <Link href={documentFormHref} look="standalone">
              {t('documents')}
            </Link>
          </p>
          {view.takesOffers && (
            <p className={styles.more}>
              <Link href={`#${offerFormId}`} look="standalone">
                {t('offer')}
              </Link>
            </p>
          )}
          {view.takesTenants && (
            <p className={styles.more}>
              <Link href={`#${tenantFormId}`} look="standalone">
                {t('tenant')}
              </Link>
            </p>
          )}
        </>
      )}
      <Agent agency={agency} manager={view.manager} />
    </section>
  )
}

/** The same in one line at the lower edge of a phone. */
export async function ContactBar({ view, locale, visitHref }: Omit<ContactProps, 'agency'>) {
  const t = await getTranslations('properties.detail.contact')
  return (
    <ContactBarFrame className={styles.bar} formIds={barFormIds}>
      <p className={styles.barPrice}>
        <Price {...toPriceWords(view.price, locale)} />
      </p>
      <ButtonLink href={visitHref}>{t('visit')}</ButtonLink>
    </ContactBarFrame>
  )
}
