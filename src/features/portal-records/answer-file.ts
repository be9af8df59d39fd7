import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { toFileTitle } from '@/domain/contact/sent-file'
import { findOwnerFileProblem, ownerFileBytesMax, toOwnerFileType } from '@/domain/owners/upload'
import { privateHeaders } from '@/domain/protection/private-headers'
import { parsePublicId } from '@/domain/routes/public-id'
import { cutText } from '@/domain/text/cut-text'
import { toRelationId } from '@/cms/relation-id'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { namePaper } from '@/features/documents/name-paper'
import { sendFile } from '@/features/documents/send-file'
import { findPropertyOf } from '@/features/owner-session/owner-access'
import { findSignedInOwner } from '@/features/owner-session/owner-session'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { isForBrowser } from '@/server/request/is-for-browser'
import {
  isSameSite,
  readBody,
  readText,
  type FormBody,
  type SentFile,
} from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { isClean } from '@/server/virus-scan/scan'
import {
  doneParameter,
  goTo,
  isWithinLimit,
  readLocale,
  showProblem,
  findOwned,
  toSectionPlace,
  turnAway,
  type SendProblem,
} from './answer-record'
import { findOwnDocument } from './document-queries'
import { buildSectionPath, homeParameter } from './section-path'
import { keepFile, takeBackFile, type GoodFile, type Owned } from './write-records'

/** Names the form of a file among the drafts of a page. */
export const fileKind = 'portal-file'

/** Files of one account. */
const limit = { max: 30, windowSeconds: 60 * 60 }

/** Room for the other fields and the lines between the parts. */
const otherBytesMax = 64 * 1024

/** Longest title, in characters, counted as records count them; a file may be called longer, and is cut. */
const titleCharactersMax = 120

/** The file with what its content is; a problem where it may not be taken. Two files are none. */
async function judge(files: readonly SentFile[], title: string) {
  const [file, ...others] = files
  if (file === undefined || others.length > 0) return 'missing' as const
  const name = toFileTitle(file.name)
  const content = await fileTypeFromBuffer(file.bytes).catch(
    // A file that is cut off in the middle has no content that anybody can name.
    () => undefined,
  )
  const chosen = { name, size: file.bytes.byteLength, content: content?.ext ?? null }
  const problem = findOwnerFileProblem(chosen)
  const mimeType = toOwnerFileType(chosen.content)
  if (problem !== null || mimeType === null) return problem ?? ('wrongType' as const)
  return { name, title: title || name, mimeType, bytes: file.bytes } satisfies GoodFile
}

/** While a scanner that is set up is away, none is kept. */
async function isHarmless(bytes: Uint8Array): Promise<boolean> {
  const { CLAMD_URL: scanner } = env()
  return scanner === undefined || isClean(scanner, bytes)
}

async function tryFile(
  owned: Owned,
  body: FormBody,
  sent: { title: string; locale: Locale },
): Promise<SendProblem | null> {
  try {
    const file = await judge(await body.readFiles('file'), sent.title)
    if (typeof file === 'string') return file
    if (!(await isHarmless(file.bytes))) return 'infected'
    const kept = await keepFile(owned, file, sent.locale)
    return kept.ok ? null : kept.error
  } catch (cause) {
    logError('a file of an owner could not be kept', withoutText(cause))
    return 'unavailable'
  }
}

function readTitle(body: FormBody): string {
  const text = readText(body, 'title')
    .replace(/\p{C}+/gu, ' ')
    .trim()
  return cutText(text, titleCharactersMax)
}

/** The language of an address that is read before the form is. */
const readQueryLocale = (request: Request): Locale =>
  toLocale(new URL(request.url).searchParams.get('lang'))

/** The documents again, with what is wrong; the form itself was not read. */
function refuseUnread(request: Request, propertyId: number, problem: SendProblem) {
  const locale = readQueryLocale(request)
  const place = { section: 'documents', propertyId, locale } as const
  return showProblem(request, place, { kind: fileKind, field: 'file', values: {}, problem })
}

/**
 * Who sends a file; an answer for everybody who may not, for who sent too many, and while nobody can
 * be known.
 */
async function findSender(request: Request, propertyIdText: string): Promise<Owned | Response> {
  const locale = readQueryLocale(request)
  if (!isSameSite(request.headers, env().SITE_URL)) return refuse(403)
  try {
    const owned = await findOwned(request, propertyIdText)
    if (owned === null) {
      const place = toSectionPlace(propertyIdText, 'documents')
      return await turnAway(request, { locale, place })
    }
    const isAllowed = await isWithinLimit('portal-file', owned.owner.id, limit)
    return isAllowed ? owned : refuseUnread(request, owned.property.id, 'limited')
  } catch (cause) {
    logError('it could not be found out who sends a file', withoutText(cause))
    const propertyId = parsePublicId(propertyIdText)
    return propertyId === null ? refuse(503) : refuseUnread(request, propertyId, 'unavailable')
  }
}

/** Takes a file of an owner: 303 to the documents, or these again with what is wrong. */
export async function answerUpload(request: Request, propertyIdText: string): Promise<Response> {
  const fileBytesMax = ownerFileBytesMax + otherBytesMax
  // Who it is, and how much they sent, comes first: nobody else has so large a body read.
  const owned = await findSender(request, propertyIdText)
  if (owned instanceof Response) return owned
  const body = await readBody(request, env().SITE_URL, { takesFiles: true, fileBytesMax })
  const propertyId = owned.property.id
  if (!body.ok && body.error !== 413) return refuse(body.error)
  const locale = body.ok ? readLocale(body.value) : readQueryLocale(request)
  const title = body.ok ? readTitle(body.value) : ''
  const problem = body.ok ? await tryFile(owned, body.value, { title, locale }) : 'tooLarge'
  if (problem === null) {
    const path = buildSectionPath(locale, propertyId, 'documents')
    return goTo(`${path}?${doneParameter}=file`)
  }
  const place = { section: 'documents', propertyId, locale } as const
  return showProblem(request, place, { kind: fileKind, field: 'file', values: { title }, problem })
}

async function findOwn(request: Request, idText: string) {
  const id = parsePublicId(idText)
  const owner = await findSignedInOwner(request.headers)
  if (id === null || owner === null) return null
  const document = await findOwnDocument(owner, id)
  const propertyId = toRelationId(document?.property)
  if (document === null || propertyId === null) return null
  // With a home in the trash its papers are away as well.
  const property = await findPropertyOf(owner, propertyId)
  return property === null ? null : { owner, document, propertyId }
}

/**
 * Leads somebody back who asked for a paper that is not there for them. What is taken back twice, by a
 * second press, another tab or the way back of the browser, is gone as its owner wanted: the list says
 * so, and says the same of a paper that never was. Who is not signed in any more comes by the login.
 */
async function leadToPapers(request: Request, locale: Locale): Promise<Response> {
  const homeText = new URL(request.url).searchParams.get(homeParameter) ?? ''
  const owned = await findOwned(request, homeText)
  if (owned !== null && isForBrowser(request)) {
    return goTo(`${buildSectionPath(locale, owned.property.id, 'documents')}?${doneParameter}=gone`)
  }
  return turnAway(request, { locale, place: toSectionPlace(homeText, 'documents') })
}

/** Hands a paper to an owner of its property: the file, or 404 to everybody else. */
export async function answerFile(request: Request, idText: string): Promise<Response> {
  try {
    const found = await findOwn(request, idText)
    if (!found?.document.filename || !found.document.mimeType) {
      if (!isForBrowser(request)) return refuse(404, privateHeaders)
      return await leadToPapers(request, readQueryLocale(request))
    }
    const { filename, mimeType } = found.document
    return sendFile({ filename, mimeType, name: namePaper(found.document) })
  } catch (cause) {
    logError('a paper could not be handed to its owner', withoutText(cause))
    return refuse(503, privateHeaders)
  }
}

async function tryTakeBack(request: Request, idText: string, locale: Locale): Promise<Response> {
  const found = await findOwn(request, idText)
  if (found === null) return leadToPapers(request, locale)
  const { owner, document, propertyId } = found
  if (toRelationId(document.sentByOwner) !== owner.id) return refuse(404)
  const problem = await takeBackFile({ owner, property: { id: propertyId } }, document.id)
  if (problem !== null) {
    const place = { section: 'documents', propertyId, locale } as const
    return showProblem(request, place, { kind: fileKind, field: 'late', values: {}, problem })
  }
  return goTo(`${buildSectionPath(locale, propertyId, 'documents')}?${doneParameter}=removed`)
}

/** Takes back a file for who sent it, within an hour: 303 to the documents. */
export async function answerTakeBack(request: Request, idText: string): Promise<Response> {
  const body = await readBody(request, env().SITE_URL)
  if (!body.ok) return refuse(body.error)
  try {
    return await tryTakeBack(request, idText, readLocale(body.value))
  } catch (cause) {
    logError('a paper of an owner could not be taken back', withoutText(cause))
    return refuse(503, privateHeaders)
  }
}
