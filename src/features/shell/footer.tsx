import { getLocale, getTranslations } from 'next-intl/server'
import { formatCompanyNumber, formatIban, formatVatNumber } from '@/domain/formats/identifiers'
import { toLocale } from '@/domain/kernel/locales'
import { labelColon } from '@/domain/text/label-value'
import { toImageSrc } from '@/features/media/image-src'
import { RichText } from '@/features/rich-text/rich-text'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { ShellLinkItem } from './shell-link'
import type { CompanyView, FooterColumn, FooterView } from './to-shell'
import styles from './footer.module.css'

const columnImageWidth = 240

function Column({ column, newTabText }: { column: FooterColumn; newTabText: string }) {
  return (
    <div className={styles.column}>
      {column.title && <h2 className={styles.title}>{column.title}</h2>}
      {column.intro && <p>{column.intro}</p>}
      {column.text && <RichText value={column.text} />}
      {column.links.length > 0 && (
        <ul>
          {column.links.map((link) => (
            <li key={link.href + link.label}>
              <ShellLinkItem className={styles.link} link={link} newTabText={newTabText} />
            </li>
          ))}
        </ul>
      )}
      {column.images.map((image) => (
        <img
          alt={image.alt}
          className={styles.image}
          height={image.height}
          key={image.id}
          loading="lazy"
          src={toImageSrc(image, columnImageWidth)}
          width={image.width}
        />
      ))}
    </div>
  )
}

/** The mentions that the profession's institute asks of every agency, from the company settings. */
async function LegalMentions({ company }: { company: CompanyView }) {
  const [t, used] = await Promise.all([getTranslations('shell'), getLocale()])
  const locale = toLocale(used)
  const { legalName, tradeName, addressLine, kbo, vat, brokers } = company
  const { insurer, policyNumber, thirdPartyIban } = company
  const numbers = [
    kbo && `${t('companyNumber')} ${formatCompanyNumber(kbo)}`,
    vat && `${t('vatNumber')} ${formatVatNumber(vat)}`,
  ].filter(Boolean)
  return (
    <section aria-label={t('legal')} className={styles.mentions}>
      <div>
        <p className={styles.strong}>{legalName}</p>
        {tradeName && <p>{tradeName}</p>}
        <p>{addressLine}</p>
        <p>{numbers.join(' · ')}</p>
      </div>
      <div>
        {brokers.map(({ title, people }) => (
          <p key={title}>
            {title && <span className={styles.strong}>{labelColon(title, locale)} </span>}
            {people
              .map(({ name, number }) => (number ? `${name} (${t('bivNumber')} ${number})` : name))
              .join(', ')}
          </p>
        ))}
      </div>
      <div>
        {company.supervisor && (
          <p>
            <span className={styles.strong}>{labelColon(t('supervisor'), locale)} </span>
            {company.supervisor}
          </p>
        )}
        {brokers.length > 0 && <p>{t('recognisedIn')}</p>}
        {insurer && <p>{t('insurance', { insurer, policy: policyNumber })}</p>}
        {thirdPartyIban && <p>{t('thirdPartyAccount', { iban: formatIban(thirdPartyIban) })}</p>}
        {company.deontologyUrl && (
          <p className={styles.pressed}>
            <Link href={company.deontologyUrl} newTabText={`(${t('opensNewTab')})`}>
              {t('deontology')}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}

type FooterProps = { company: CompanyView; footer: FooterView; cookiesHref: string | null }

/** The editors' columns, the legal mentions and the copyright line. */
export async function Footer({ company, footer, cookiesHref }: FooterProps) {
  const t = await getTranslations('shell')
  return (
    <footer aria-label={t('footer')} className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          {footer.columns.map((column, index) => (
            <Column column={column} key={index} newTabText={t('opensNewTab')} />
          ))}
        </div>
        <LegalMentions company={company} />
        <div className={styles.last}>
          {footer.copyright && <p>{footer.copyright}</p>}
          {cookiesHref !== null && (
            <Link className={styles.link} href={cookiesHref} look="quiet" prefetch={false}>
              {t('cookieSettings')}
            </Link>
          )}
        </div>
      </Container>
    </footer>
  )
}
