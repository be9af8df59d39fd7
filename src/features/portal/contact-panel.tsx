import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { formatPortalPath } from '@/domain/routes/portal'
import { Agent } from '@/features/properties/property-contact'
import { Heading } from '@/ui/heading/heading'
import { Link } from '@/ui/link/link'
import styles from './contact-panel.module.css'
import type { messages } from './frame-messages'
import { findHomeContact } from './home-agent'

type ContactPanelProps = { propertyId: number; locale: Locale; texts: (typeof messages)[Locale] }

/** Whom to speak to about a home, and the ways to do so. */
export async function ContactPanel({ propertyId, locale, texts }: ContactPanelProps) {
  const { member, agency } = await findHomeContact(propertyId, locale)
  const email = member?.email || agency.email
  const messagesPlace = { kind: 'section', propertyId, section: 'messages' } as const
  return (
    <section aria-labelledby="portal-contact" className={styles.panel}>
      <Heading className={styles.title} id="portal-contact" level={2} size="s">
        {texts.contact}
      </Heading>
      <Agent agency={agency} manager={member} />
      {email && (
        <p className={styles.mail}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      )}
      <p className={styles.write}>
        <Link href={formatPortalPath(locale, messagesPlace)} look="standalone" prefetch={false}>
          {texts.write}
        </Link>
      </p>
    </section>
  )
}
