import 'server-only'
import { formatCompanyNumber, formatPhone } from '@/domain/formats/identifiers'
import type { Locale } from '@/domain/kernel/locales'
import { getLegalIdentity } from './office-queries'
import { getTexts } from '@/server/texts/text-overrides'
import { Container } from '@/ui/container/container'
import { FactList, type Fact } from '@/ui/facts/facts'
import { Heading } from '@/ui/heading/heading'
import { Link } from '@/ui/link/link'
import { fillIn } from '@/ui/template'
import { messages } from './complaint-messages'
import styles from './complaint-contacts.module.css'
import type { LegalIdentity } from './to-legal-identity'

type Texts = (typeof messages)[Locale]

/** What nobody filled in is not shown; the doctor asks for it. */
function toFacts(facts: readonly (Fact | null)[]): Fact[] {
  return facts.filter((fact) => fact !== null)
}

const toText = (label: string, value: string): Fact | null => (value ? { label, value } : null)

/** One to a line, for they are looked through. */
function toLines(label: string, lines: readonly string[]): Fact | null {
  if (lines.length === 0) return null
  const items = lines.map((line) => <li key={line}>{line}</li>)
  return { label, value: <ul>{items}</ul> }
}

function toMail(label: string, email: string): Fact | null {
  return email ? { label, value: <Link href={`mailto:${email}`}>{email}</Link> } : null
}

function toPhone(label: string, phone: string): Fact | null {
  const href = `tel:${phone.replace(/[^\d+]/g, '')}`
  return phone ? { label, value: <Link href={href}>{formatPhone(phone)}</Link> } : null
}

function listAgency(identity: LegalIdentity, texts: Texts): Fact[] {
  const brokers = identity.brokers.map(({ name, number }) =>
    number ? `${name} (${fillIn(texts.bivNumber, { number })})` : name,
  )
  return toFacts([
    toText(texts.agency, identity.legalName),
    toText(texts.address, identity.addressLine),
    toPhone(texts.phone, identity.phone),
    toMail(texts.email, identity.email),
    toText(texts.enterprise, identity.kbo && formatCompanyNumber(identity.kbo)),
    toLines(texts.brokers, brokers),
  ])
}

function listSupervision(identity: LegalIdentity, texts: Texts): Fact[] {
  const { supervisor, deontologyUrl, insurer, policyNumber } = identity
  return toFacts([
    toText(texts.supervisor, supervisor),
    toText(texts.country, texts.belgium),
    deontologyUrl
      ? {
          label: texts.deontology,
          value: (
            <Link href={deontologyUrl} newTabText={texts.opensNewTab}>
              {new URL(deontologyUrl).hostname}
            </Link>
          ),
        }
      : null,
    toText(texts.insurer, insurer),
    toText(texts.policy, policyNumber),
  ])
}

/** Who answers a complaint: the agency itself, and who watches over it, from the settings. */
export async function ComplaintContacts({ locale }: { locale: Locale }) {
  const [identity, texts] = await Promise.all([
    getLegalIdentity(locale),
    getTexts('complaints', messages, locale),
  ])
  return (
    <Container>
      <div className={styles.contacts}>
        <section className={styles.group}>
          <Heading level={2} size="m">
            {texts.agencyTitle}
          </Heading>
          <FactList columns={1} isLong facts={listAgency(identity, texts)} />
        </section>
        <section className={styles.group}>
          <Heading level={2} size="m">
            {texts.supervisorTitle}
          </Heading>
          <FactList columns={1} isLong facts={listSupervision(identity, texts)} />
        </section>
      </div>
    </Container>
  )
}
