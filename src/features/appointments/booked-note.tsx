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
import { AppointmentPlace } from './appointment-place'
import { findBooked, type AppointmentView } from './appointment-queries'
import { SubjectLink, type FindHref } from './subject-link'
import { formatSlot } from './to-slot-choices'

type BookedNoteProps = {
  view: AppointmentView
  locale: Locale
  findHref: FindHref
}

/** What was just booked, by what the address of the page that thanks says; null where that says nothing. */
export async function readBooked(
  token: string | null | undefined,
): Promise<AppointmentView | null> {
  if (!token) return null
  await connection()
  return findBooked(token, new Date())
}

/** What the page that thanks is called by what was booked; null where its own title is true. */
export async function findBookedTitle({ state }: AppointmentView): Promise<string | null> {
  if (state === 'requested') return null
  const t = await getTranslations('appointments')
  return state === 'confirmed' || state === 'waiting' ? t(`booked.title.${state}`) : t('own.title')
}

/**
 * What was just booked, for the page that thanks. Who is written to has the link by which it is moved or
 * cancelled from the mail alone; who left a telephone number finds it here, and has no other.
 */
export async function BookedNote({ view, locale, findHref }: BookedNoteProps) {
  const t = await getTranslations('appointments')
  const own = createSignedId('appointment', view.id, env().PAYLOAD_SECRET)
  return (
    <Container className={styles.note} width="form">
      <Notice
        title={formatSlot(view.slot, locale)}
        tone={view.state === 'confirmed' ? 'success' : 'info'}
      >
        <AppointmentPlace id={view.id} locale={locale} state={view.state} />
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
