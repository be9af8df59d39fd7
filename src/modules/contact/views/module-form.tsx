import { getTranslations } from 'next-intl/server'
import { bookingKind } from '@/domain/appointments/enquiry-states'
import { knownPages } from '@/domain/routes/known-pages'
import { findOfficeSlots } from '@/features/appointments/slot-queries'
import { toSlotChoices } from '@/features/appointments/to-slot-choices'
import { getAddressBook } from '@/features/routing/address-book'
import { FormView } from '@/forms/_kit/form-view'
import type { FormKind } from '@/forms/registry'
import { Notice } from '@/ui/notice/notice'
import type { ModuleProps } from '../../_kit/module-view'

type ModuleFormProps = Pick<
  ModuleProps,
  'locale' | 'formToken' | 'isPreview' | 'pageHref' | 'query'
> & {
  kind: FormKind
}

/** The form of a module. One that books the office is offered its times; without any it says so. */
export async function ModuleForm(props: ModuleFormProps) {
  const { kind, locale, formToken, isPreview, pageHref, query } = props
  const { page } = await getAddressBook(locale)
  const shared = { kind, locale, isPreview, pageHref, query, token: formToken }
  const privacyHref = page(knownPages.privacy)
  if (kind !== bookingKind) return <FormView {...shared} privacyHref={privacyHref} />
  const [t, slots] = await Promise.all([getTranslations('appointments'), findOfficeSlots()])
  if (slots.length === 0) {
    return (
      <Notice>
        <p>{t('officeNone')}</p>
      </Notice>
    )
  }
  const choices = { slot: toSlotChoices(slots, locale, { full: t('full'), waits: t('waits') }) }
  return <FormView {...shared} choices={choices} privacyHref={privacyHref} />
}
