import 'server-only'
import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import type { Locale } from '@/domain/kernel/locales'
import { buildAppointmentPath } from '@/domain/routes/appointments'
import { env } from '@/server/env'
import { createSignedId } from '@/server/signed-id'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { Notice } from '@/ui/notice/notice'
import styles from './booked-note.module.css'
import { findBooked } from './appointment-queries'
import { SubjectLink, type FindHref } from './subject-link'
import { formatSlot } from './to-slot-choices'

type BookedNoteProps = {
  /** What the address says; any text may stand here. */
  token: string
  locale: Locale
  findHref: FindHref
}

/**
 * What was just booked, for the page that thanks; nothing for a token that says nothing. Who is written
 * to has the link by which it is moved or cancelled from the mail alone; who left a telephone number
 * finds it here, and has no other.
 */
export async function BookedNote({ token, locale, findHref }: BookedNoteProps) {
  await connection()
  const view = await findBooked(token, new Date())
  if (view === null) return null
  const t = await getTranslations('appointments')
  const own = createSignedId('appointment', view.id, env().PAYLOAD_SECRET)
  return (
    <Container className={styles.note} width="form">
      <Notice title={formatSlot(view.slot, locale)} tone="success">
        <p>{t(`own.state.${view.state}`)}</p>
        {view.isMailed && (
          <p>{t(view.state === 'confirmed' ? 'booked.mailedPlace' : 'booked.mailed')}</p>
        )}
        <div className={styles.links}>
          <SubjectLink about={view.about} findHref={findHref} locale={locale} />
          {view.isChangeable && !view.isMailed && (
            <p>
              <Link href={buildAppointmentPath(locale, own)} look="standalone">
                {t('booked.change')}
              </Link>
            </p>
          )}
        </div>
      </Notice>
    </Container>
  )
}
