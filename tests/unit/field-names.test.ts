import { initI18n } from '@payloadcms/translations'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import { getClientSchemaMap } from '@payloadcms/ui/utilities/getClientSchemaMap'
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap'
import type { Payload, SanitizedConfig, TypedUser } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { locales, type Locale } from '@/domain/kernel/locales'

let config: SanitizedConfig

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-reading-the-configuration')
  config = await (await import('../../payload.config')).default
})

/** The names of fields as the comparison of versions has them, for a reader of this language. */
async function nameFields(collectionSlug: string, language: Locale): Promise<unknown[]> {
  const i18n = await initI18n({ config: config.i18n, context: 'client', language })
  const collections = Object.fromEntries(
    config.collections.map((one) => [one.slug, { config: one }]),
  )
  const fields = getClientSchemaMap({
    collectionSlug,
    config: getClientConfig({ config, i18n, importMap: {}, user: { id: 1 } as TypedUser }),
    i18n,
    payload: { config, importMap: {}, collections } as unknown as Payload,
    schemaMap: getSchemaMap({ collectionSlug, config, i18n }),
  })
  return [...fields.values()].map((field) => Reflect.get(field, 'label'))
}

describe('the comparison of versions', () => {
  it('names its fields in the language of its reader, whoever came first', async () => {
    const names = new Map<Locale, unknown[]>()
    for (const language of locales) names.set(language, await nameFields('properties', language))
    expect(names.get('nl')).toContain('Hoofdtype')
    expect(names.get('fr')).toContain('Type principal')
    expect(names.get('fr')).not.toContain('Hoofdtype')
  })
})
