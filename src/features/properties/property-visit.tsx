import { getTranslations } from 'next-intl/server'
import { bookingKind } from '@/domain/appointments/enquiry-states'
import type { Locale } from '@/domain/kernel/locales'
import type { OpenSlot } from '@/features/appointments/slot-queries'
import { toSlotChoices } from '@/features/appointments/to-slot-choices'
import type { RenderForm } from '@/features/routing/screen-request'
import { Section } from '@/ui/section/section'
import styles from './property-page.module.css'

type PropertyVisitProps = {
  /** What is visited, by its public id. */
  subject: { property: number } | { project: number }
  slots: readonly OpenSlot[]
  locale: Locale
  renderForm: RenderForm
}

/** The times at which a home or a project can be visited, and the form that books one of them. */
export async function PropertyVisit({ subject, slots, locale, renderForm }: PropertyVisitProps) {
  const t = await getTranslations('appointments')
  const isFull = slots.every((slot) => slot.isFull)
  return (
    <Section
      className={styles.form}
      id="visit"
      lead={isFull ? t('fullLead') : t('lead')}
      title={t('title')}
    >
      {renderForm({
        kind: bookingKind,
        subject,
        choices: { slot: toSlotChoices(slots, locale, { full: t('full'), waits: t('waits') }) },
      })}
    </Section>
  )
}
