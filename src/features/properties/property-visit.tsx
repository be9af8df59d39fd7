import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import type { OpenSlot } from '@/features/appointments/slot-queries'
import { toSlotChoices } from '@/features/appointments/to-slot-choices'
import type { RenderForm } from '@/features/routing/screen-request'
import { Section } from '@/ui/section/section'
import styles from './property-page.module.css'
import type { PropertyView } from './property-view'

type PropertyVisitProps = {
  view: PropertyView
  slots: readonly OpenSlot[]
  locale: Locale
  renderForm: RenderForm
}

/** The times at which a home can be visited, and the form that books one of them. */
export async function PropertyVisit({ view, slots, locale, renderForm }: PropertyVisitProps) {
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
        kind: 'contact-appointment',
        subject: { property: view.publicId },
        choices: { slot: toSlotChoices(slots, locale, { full: t('full') }) },
      })}
    </Section>
  )
}
