import { createLocalReq, type Payload, type TypedUser } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import { listTranslatedLanguages } from '../../access/translated-languages'
import { readSiteLanguages } from '../../translations/read-record'

/** The languages in which an account writes, as far as visitors can choose them. */
export async function findWorkLanguages(payload: Payload, user: TypedUser): Promise<Locale[]> {
  const { inUse } = await readSiteLanguages(await createLocalReq({ user }, payload))
  return listTranslatedLanguages(user).filter((locale) => inUse.includes(locale))
}
