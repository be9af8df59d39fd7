import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { formatArea, formatNumber } from '@/domain/formats/numbers'
import { formatLongDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import { SeenHomes } from '@/features/favourites/seen-homes'
import { PropertyMap } from '@/features/map/property-map'
import type { PageFacts } from '@/features/routing/page-facts'
import { VisitBeacon } from '@/features/visits/visit-beacon.client'
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb'
import { Container } from '@/ui/container/container'
import { FactGroups, type Fact } from '@/ui/facts/facts'
import { Heading } from '@/ui/heading/heading'
import { KeyFacts } from '@/ui/key-facts/key-facts'
import { Notice } from '@/ui/notice/notice'
import { Plate, PlateRow } from '@/ui/plate/plate'
import { Section } from '@/ui/section/section'
import type { AgencyView } from '@/features/office/agency-queries'
import { ClosedFacade } from './closed-facade'
import type { FactRow } from './fact-rows'
import { FoldOpener } from './late-detail.client'
import { MediaGallery } from './media-gallery'
import { PropertyActions } from './property-actions'
import { ContactBar, contactFormId, ContactPanel, visitHrefs } from './property-contact'
import { PropertyCosts } from './property-costs'
import { PropertyDescription } from './property-description'
import { PropertyDocuments } from './property-documents'
import { PropertyEnergyPanel } from './property-energy'
import { PropertyFilms } from './property-films'
import { PropertyFloodPanel } from './property-flood'
import { PropertyGrid } from './property-grid'
import { PaperPrice, PropertyPaper } from './property-paper'
import { PropertyLoan, PropertyYield } from './property-loan'
import styles from './property-page.module.css'
import { PropertyPanoramas } from './property-panoramas'
import type { KeyFact, PropertyView } from './property-view'
import { PropertyWalk } from './property-walk'
import type { PropertyCardView } from './to-property-card'

export type PropertyPageProps = {
  view: PropertyView
  facts: PageFacts
  locale: Locale
  agency: AgencyView
  similar: readonly PropertyCardView[]
  /** Absolute address of the page, for sharing. */
  url: string
  /** Address of the brochure; null where there is none. */
  brochureHref?: string | null
  /** The form about this property; null where there is nothing left to ask. */
  form: ReactNode
  /** Times at which it can be visited, to choose from; null where the form above asks for them. */
  visit?: ReactNode
  /** Whether one of those times is free, so that the form is not the way to a visit. */
  canBook?: boolean
  /** The form that sends the page to somebody; null where the page is not for everybody. */
  share?: ReactNode
  /** The form that tells the agency what is wrong with the page. */
  report?: ReactNode
  /** The form that asks for the papers. */
  documentForm?: ReactNode
  /** The form by which an offer is made; null where none can be. */
  offerForm?: ReactNode
  /** The form by which somebody applies as a tenant; null where nobody can. */
  tenantForm?: ReactNode
}

/** Longest value, in characters, that stands beside its label; a longer one stands below it. */
const shortValueMax = 48

/** A code stands as people in the trade write it, with its meaning in words under it. */
function toFact({ label, value, code, note }: FactRow): Fact {
  if (code !== undefined) return { label, value: <abbr title={value}>{code}</abbr>, note: value }
  if (value.length <= shortValueMax) return { label, value, note }
  return { label, value: null, note: note === undefined ? value : `${value} ${note}` }
}

/** Whether lists show the home: only then can it be saved or stand among those that were seen. */
function isListed({ closedAs, isDiscreet }: PropertyView): boolean {
  return closedAs === null && !isDiscreet
}

async function KeyFigures({ facts }: { facts: readonly KeyFact[] }) {
  if (facts.length === 0) return null
  const t = await getTranslations('properties.detail.keyFact')
  const figureOf = ({ kind, figure }: KeyFact) => {
    if (kind === 'living' || kind === 'plot') return formatArea(figure)
    return kind === 'built' ? String(figure) : formatNumber(figure)
  }
  return (
    <KeyFacts
      items={facts.map((fact) => ({
        figure: figureOf(fact),
        word: t(fact.kind, { count: fact.figure }),
      }))}
    />
  )
}

async function Head({ view, locale }: Pick<PropertyPageProps, 'view' | 'locale'>) {
  const t = await getTranslations('properties.detail')
  const { title, plates, reference, streetLine, cityLine, project } = view
  return (
    <header className={styles.head}>
      <PlateRow>
        {plates.map(({ text, tone }) => (
          <Plate key={text} tone={tone}>
            {text}
          </Plate>
        ))}
        {reference !== null && <Plate>{t('reference', { reference })}</Plate>}
      </PlateRow>
      <Heading className={styles.title} level={1} size="xl">
        <span lang={title.locale === locale ? undefined : title.locale}>{title.text}</span>
      </Heading>
      <p className={styles.address}>{[streetLine, cityLine].filter(Boolean).join(', ')}</p>
      {project && <p className={styles.address}>{t('unitOf', { project: project.name })}</p>}
      <PaperPrice locale={locale} price={view.price} />
    </header>
  )
}

async function ClosedNotice({ closedAs }: { closedAs: 'sold' | 'rented' }) {
  const t = await getTranslations('properties.detail.closed')
  return (
    <div className={styles.notice}>
      <Notice title={t(closedAs)}>
        <p>{t('advice')}</p>
      </Notice>
    </div>
  )
}

async function Pictures({ view }: { view: PropertyView }) {
  const { pictures, plans, video, tour, title, isDiscreet } = view
  if (pictures.length > 0 || plans.length > 0) {
    return (
      <MediaGallery
        pictures={pictures}
        plans={plans}
        title={title.text}
        tour={tour}
        video={video}
      />
    )
  }
  const t = await getTranslations('properties.card')
  return (
    <div className={styles.closedFacade}>
      <ClosedFacade label={t(isDiscreet ? 'discreetPicture' : 'noPicture')} />
    </div>
  )
}

async function Location({ view, locale }: Pick<PropertyPageProps, 'view' | 'locale'>) {
  const t = await getTranslations('properties.detail.location')
  const { streetLine, cityLine, areaName } = view
  return (
    <section aria-labelledby="location" className={styles.location}>
      <Heading id="location" level={2} size="s">
        {t('title')}
      </Heading>
      <p>{[streetLine, cityLine, areaName].filter(Boolean).join(', ')}</p>
      {streetLine === null && (
        <p className={styles.soft}>
          {t('approximate')}. {t('hidden')}
        </p>
      )}
      {view.point && <PropertyMap locale={locale} place={cityLine} point={view.point} />}
    </section>
  )
}

async function Stamps({ view, locale }: Pick<PropertyPageProps, 'view' | 'locale'>) {
  const t = await getTranslations('properties.detail')
  const lines = [
    view.publishedAt && t('published', { date: formatLongDate(view.publishedAt, locale) }),
    view.checkedAt && t('checked', { date: formatLongDate(view.checkedAt, locale) }),
  ].filter(Boolean)
  return lines.length > 0 && <p className={styles.soft}>{lines.join(' ')}</p>
}

/** What it costs, how it can be paid, and what it brings in. */
function Money({ view, locale }: Pick<PropertyPageProps, 'view' | 'locale'>) {
  const { costs, loan, rentalYield } = view
  const panel = costs && <PropertyCosts costs={costs} locale={locale} />
  return (
    <>
      {loan ? <PropertyLoan costs={panel} loan={loan} locale={locale} /> : panel}
      {rentalYield && <PropertyYield rentalYield={rentalYield} />}
    </>
  )
}

async function Body(props: PropertyPageProps) {
  const { view, locale, url, brochureHref } = props
  const t = await getTranslations('properties.detail')
  const { description, factGroups, energy, flood, pictures, documents } = view
  const energyRows = factGroups.find(({ key }) => key === 'energy')?.rows ?? []
  const groups = factGroups
    .filter(({ key }) => key !== 'energy')
    .map(({ key, title, rows }) => ({ id: `facts-${key}`, title, facts: rows.map(toFact) }))
  return (
    <div className={styles.body}>
      <Head locale={locale} view={view} />
      <KeyFigures facts={view.keyFacts} />
      {view.isDiscreet && (
        <Notice>
          <p>{t('contact.discreet')}</p>
        </Notice>
      )}
      {description && (
        <PropertyDescription description={description} locale={locale} title={t('description')} />
      )}
      <div className={styles.print}>
        <PropertyActions
          brochureHref={brochureHref}
          savedId={isListed(view) ? view.publicId : undefined}
          title={view.title.text}
          url={url}
        />
        {props.share}
        <Stamps locale={locale} view={view} />
      </div>
      {groups.length > 0 && (
        <section aria-labelledby="facts">
          <Heading className={styles.partTitle} id="facts" level={2} size="m">
            {t('facts')}
          </Heading>
          <FactGroups groups={groups} level={3} />
        </section>
      )}
      {props.report}
      <div className={styles.pair}>
        <PropertyEnergyPanel energy={energy} locale={locale} rows={energyRows} />
        {flood && <PropertyFloodPanel flood={flood} locale={locale} />}
      </div>
      <PropertyPanoramas panoramas={view.panoramas} />
      <PropertyFilms locale={locale} poster={pictures[0]} tour={view.tour} video={view.video} />
      <Location locale={locale} view={view} />
      {view.closedAs === null && (
        <PropertyDocuments documents={documents} form={props.documentForm} />
      )}
      <Money locale={locale} view={view} />
    </div>
  )
}

async function ContactForm({ form, canBook }: Pick<PropertyPageProps, 'form' | 'canBook'>) {
  const t = await getTranslations('properties.detail.contact')
  return (
    <Section
      className={styles.form}
      id={contactFormId}
      lead={t(canBook ? 'askLead' : 'formLead')}
      title={t(canBook ? 'askTitle' : 'formTitle')}
    >
      {form}
    </Section>
  )
}

async function OfferForm({ form }: { form: ReactNode }) {
  const t = await getTranslations('properties.detail.contact')
  return (
    <Section className={styles.form} lead={t('offerLead')} title={t('offer')}>
      {form}
    </Section>
  )
}

async function TenantForm({ form }: { form: ReactNode }) {
  const t = await getTranslations('properties.detail.contact')
  return (
    <Section className={styles.form} lead={t('tenantLead')} title={t('tenant')}>
      {form}
    </Section>
  )
}

/** The page of one property: pictures, text and facts at the left, contact beside them. */
export async function PropertyPage(props: PropertyPageProps) {
  const { view, facts, locale, agency, similar, form, visit, url } = props
  const { offerForm = null, tenantForm = null } = props
  const visitHref = visit ? visitHrefs.slots : visitHrefs.request
  const [t, shell] = await Promise.all([
    getTranslations('properties.detail'),
    getTranslations('shell'),
  ])
  return (
    <Container className={styles.page}>
      <div className={styles.trail}>
        <Breadcrumb items={facts.breadcrumb} label={shell('breadcrumb')} />
        <PropertyWalk publicId={view.publicId} />
      </div>
      <article>
        {view.closedAs && <ClosedNotice closedAs={view.closedAs} />}
        <Pictures view={view} />
        <div className={styles.columns}>
          <Body {...props} />
          <aside className={styles.aside}>
            <ContactPanel agency={agency} locale={locale} view={view} visitHref={visitHref} />
          </aside>
        </div>
        <PropertyPaper agency={agency} url={url} />
        {visit}
        {form !== null && <ContactForm canBook={props.canBook} form={form} />}
        {offerForm !== null && <OfferForm form={offerForm} />}
        {tenantForm !== null && <TenantForm form={tenantForm} />}
      </article>
      {similar.length > 0 && (
        <Section className={styles.similar} title={t('similar')}>
          <PropertyGrid cards={similar} locale={locale} />
        </Section>
      )}
      <VisitBeacon homeKind="property" publicId={view.publicId} />
      <SeenHomes id={view.publicId} isRemembered={isListed(view)} locale={locale} />
      {form !== null && <FoldOpener />}
      {form !== null && <ContactBar locale={locale} view={view} visitHref={visitHref} />}
    </Container>
  )
}
