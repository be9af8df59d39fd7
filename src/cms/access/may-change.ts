import { fallbackLocale } from '@/domain/kernel/locales'
import { createLocalReq, type CollectionSlug, type Payload, type TypedUser } from 'payload'
import { holdsFor } from './holds-for'
import { listTranslatedLanguages } from './translated-languages'

/**
 * Whether an account may change a record now, by the rule of its collection. Whoever is shown a draft,
 * or acts on a record beside its form, needs that: reading is allowed of what is online.
 */
export async function mayChange(
  payload: Payload,
  user: TypedUser,
  record: { collection: CollectionSlug; id: number },
): Promise<boolean> {
  // A translator writes in the own languages alone, so that the rule is asked in one of them.
  const [locale = fallbackLocale] = listTranslatedLanguages(user)
  const req = await createLocalReq({ user, locale }, payload)
  const { update } = payload.collections[record.collection].config.access
  return holdsFor(req, await update({ req, id: record.id }), record)
}
