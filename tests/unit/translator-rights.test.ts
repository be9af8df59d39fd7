import type { Field, FieldAccess, PayloadRequest, SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { listFields } from './field-paths'

let config: SanitizedConfig

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-reading-the-configuration')
  config = await (await import('../../payload.config')).default
})

const translator = { id: 7, collection: 'users', role: 'translator', languages: ['fr'] }
const editor = { id: 8, collection: 'users', role: 'editor' }

/** What the framework writes into every record, and into every row. */
const frameworks = /(?:^|\.)id$|^(?:createdAt|updatedAt|deletedAt|_status)$/

function mayWrite(field: Field, user: object, locale: string): boolean {
  const rule: FieldAccess | undefined = 'access' in field ? field.access?.update : undefined
  const req = { user, locale, payloadAPI: 'REST' } as unknown as PayloadRequest
  return rule === undefined || rule({ req }) === true
}

const isText = (field: Field) =>
  'localized' in field &&
  field.localized === true &&
  ['text', 'textarea', 'richText'].includes(field.type)

/** Containers are opened for what they hold. */
const isContainer = ({ type }: Field) => ['group', 'array', 'join', 'ui'].includes(type)

/** What somebody may write of a collection in a language, but for accounts. */
function listWritten(user: object, locale: string): string[] {
  return listCandidates().flatMap(({ path, field }) =>
    mayWrite(field, user, locale) ? [path] : [],
  )
}

function listCandidates() {
  return config.collections
    .filter(({ auth, slug, upload }) => !auth && !slug.startsWith('payload-') && !upload)
    .flatMap(({ slug, fields }) =>
      listFields(fields)
        .filter(({ path, field }) => !frameworks.test(path) && !isContainer(field))
        .map(({ path, field }) => ({ path: `${slug}.${path}`, field })),
    )
}

describe('a translator', () => {
  it('may write the texts of an assigned language and no other field of any collection', () => {
    const texts = listCandidates().filter(({ field }) => isText(field))
    const written = listWritten(translator, 'fr')
    const textPaths = texts.map(({ path }) => path)
    expect(written.filter((path) => !textPaths.includes(path))).toEqual([])
    expect(written).toEqual(
      expect.arrayContaining(['properties.description', 'pages.title', 'categories.name']),
    )
  })
  it.each(['nl', 'en', 'de', 'all', 'xx'])(
    'may write nothing in %s, which is not assigned',
    (locale) => {
      expect(listWritten(translator, locale)).toEqual([])
    },
  )
  it('takes nothing from editors by being held back', () => {
    const written = listWritten(editor, 'nl')
    expect(written).toEqual(
      expect.arrayContaining(['properties.price', 'properties.description', 'pages.inMenu']),
    )
  })
})
