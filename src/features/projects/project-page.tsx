import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import type { AgencyView } from '@/features/office/agency-queries'
import { ClosedFacade } from '@/features/properties/closed-facade'
import { MediaGallery } from '@/features/properties/media-gallery'
import { PropertyActions } from '@/features/properties/property-actions'
import { Agent, contactFormId, visitHrefs } from '@/features/properties/property-contact'
import { PropertyDescription } from '@/features/properties/property-description'
import type { PageFacts } from '@/features/routing/page-facts'
import { VisitBeacon } from '@/features/visits/visit-beacon.client'
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb'
import { ButtonLink } from '@/ui/button/button-link'
import { Container } from '@/ui/container/container'
import { Heading } from '@/ui/heading/heading'
import { Link } from '@/ui/link/link'
import { Plate, PlateRow } from '@/ui/plate/plate'
import { Section } from '@/ui/section/section'
import { PlanList } from './plan-list'
import { unitsId } from './project-list-address'
import styles from './project-page.module.css'
import { ProjectProgress } from './project-progress'
import type { ProjectView, UnitView } from './project-view'
import { toUnitTotals } from './to-project-view'
import { UnitSection } from './unit-section'

export type ProjectPageProps = {
  view: ProjectView
  units: readonly UnitView[]
  facts: PageFacts
  locale: Locale
  agency: AgencyView
  /** Absolute address of the page, for sharing. */
  url: string
  /** Address of the page without its query. */
  pathname: string
  /** Null on the cached page, where the address has no query. */
  query: URLSearchParams | null
  form: ReactNode
  /** The times at which it can be visited, with their form; null where there are none. */
  visit: ReactNode
}

async function Hero({ view }: { view: ProjectView }) {
  if (view.pictures.length > 0) {
    return <MediaGallery pictures={view.pictures} title={view.name.text} />
  }
  const t = await getTranslations('projects')
  return (
    <div className={styles.hero}>
      <ClosedFacade label={t('noPicture')} />
    </div>
  )
}

async function Head({ view, locale, units }: Pick<ProjectPageProps, 'view' | 'locale' | 'units'>) {
  const t = await getTranslations('projects')
  const { name, number, delivery, price, streetLine, cityLine } = view
  const { total, available } = toUnitTotals(units)
  return (
    <header>
      <PlateRow>
        {number && <Plate>{t('number', { number })}</Plate>}
        {total > 0 && (
          <Plate tone={available > 0 ? 'tile' : 'ink'}>
            {available > 0 ? t('available', { count: available, total }) : t('soldOut')}
          </Plate>
        )}
      </PlateRow>
      <Heading className={styles.title} level={1} size="xl">
        <span lang={name.locale === locale ? undefined : name.locale}>{name.text}</span>
      </Heading>
      <p className={styles.place}>{[streetLine, cityLine].filter(Boolean).join(', ')}</p>
      <p className={styles.price}>{formatPriceView(price, locale)}</p>
      {delivery && <p className={styles.place}>{t('delivery', { date: delivery })}</p>}
    </header>
  )
}

async function Contact({
  view,
  agency,
  hasUnits,
  hasVisit,
}: {
  view: ProjectView
  agency: AgencyView
  hasUnits: boolean
  hasVisit: boolean
}) {
  const [t, contact, shell] = await Promise.all([
    getTranslations('projects'),
    getTranslations('properties.detail.contact'),
    getTranslations('shell'),
  ])
  return (
    <section aria-labelledby="contact-panel" className={styles.panel}>
      <Heading id="contact-panel" level={2} size="s">
        {t('contact')}
      </Heading>
      <div className={styles.buttons}>
        <ButtonLink href={`#${contactFormId}`} wide>
          {contact('ask')}
        </ButtonLink>
        {hasVisit && (
          <ButtonLink href={visitHrefs.slots} variant="secondary" wide>
            {contact('visit')}
          </ButtonLink>
        )}
        {hasUnits && (
          <ButtonLink href={`#${unitsId}`} variant="secondary" wide>
            {t('toUnits')}
          </ButtonLink>
        )}
      </div>
      {view.externalWeb && (
        <Link href={view.externalWeb} look="standalone" newTabText={`(${shell('opensNewTab')})`}>
          {t('website')}
        </Link>
      )}
      <Agent agency={agency} manager={view.manager} />
    </section>
  )
}

/** The page of a project: what it is, its units, its plans and how far the works are. */
export async function ProjectPage(props: ProjectPageProps) {
  const { view, units, facts, locale, agency, url, pathname, query, form, visit } = props
  const [t, media, shell] = await Promise.all([
    getTranslations('projects'),
    getTranslations('properties.detail.media'),
    getTranslations('shell'),
  ])
  const { description, plans, progress } = view
  return (
    <Container className={styles.page}>
      <div className={styles.trail}>
        <Breadcrumb items={facts.breadcrumb} label={shell('breadcrumb')} />
      </div>
      <article>
        <Hero view={view} />
        <div className={styles.columns}>
          <div className={styles.body}>
            <Head locale={locale} units={units} view={view} />
            {description && (
              <PropertyDescription
                description={description}
                locale={locale}
                title={t('description')}
              />
            )}
            <PropertyActions title={view.name.text} url={url} />
          </div>
          <aside>
            <Contact
              agency={agency}
              hasUnits={units.length > 0}
              hasVisit={visit !== null}
              view={view}
            />
          </aside>
        </div>
        <Section id={unitsId} lead={units.length > 0 && t('vatNote')} title={t('unitTable')}>
          {units.length > 0 ? (
            <UnitSection
              locale={locale}
              pathname={pathname}
              publicId={view.publicId}
              query={query}
              units={units}
            />
          ) : (
            <p>{t('noUnits')}</p>
          )}
        </Section>
        {plans.length > 0 && (
          <Section title={media('plans')}>
            <PlanList plans={plans} />
          </Section>
        )}
        {progress.length > 0 && (
          <Section title={t('progress')}>
            <ProjectProgress locale={locale} name={view.name.text} steps={progress} />
          </Section>
        )}
        {visit}
        <Section
          className={styles.form}
          id={contactFormId}
          lead={t('contactLead')}
          title={t('contactTitle')}
        >
          {form}
        </Section>
      </article>
      <VisitBeacon homeKind="project" publicId={view.publicId} />
    </Container>
  )
}
