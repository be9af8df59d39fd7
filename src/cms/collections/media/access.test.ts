import type { AccessArgs, PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { filmTypes, mediaForSite } from './access'

const films = { mimeType: { in: filmTypes } }
const staff = { id: 1, collection: 'users' }
const owner = { id: 1, collection: 'owners' }

/** The part of a question that the rule looks at. */
function questionOf(payloadAPI: string, user: object | null, isReadingStaticFile: boolean) {
  return { req: { payloadAPI, user } as PayloadRequest, isReadingStaticFile } satisfies AccessArgs
}

it.each([
  ['a page of the site every record', 'local', null, false, true],
  ['staff every record', 'REST', staff, false, true],
  ['staff every file', 'REST', staff, true, true],
  ['a visitor no record', 'REST', null, false, false],
  ['an owner no record', 'REST', owner, false, false],
  ['a visitor the file of a film', 'REST', null, true, films],
  ['an owner the file of a film', 'REST', owner, true, films],
] as const)('gives %s', (_about, payloadAPI, user, isReadingStaticFile, answer) => {
  expect(mediaForSite(questionOf(payloadAPI, user, isReadingStaticFile))).toEqual(answer)
})
