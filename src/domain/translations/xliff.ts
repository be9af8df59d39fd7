import { groupBy } from '../kernel/group-by'
import { isLocale, type Locale } from '../kernel/locales'
import { err, ok, type Result } from '../kernel/result'
import { escapeXml } from '../text/escape-xml'
import type { ExchangeText, FileProblem, ReturnedFile, ReturnedText } from './exchange'
import { parseInline, writeInline, type Inline } from './inline-codes'
import type { TextState } from './text-marks'
import { formatUnitId, parseUnitId, type UnitId } from './unit-id'
import { findPart, listParts, localName, type XmlContent } from './xml-content'

/** What XLIFF 1.2 calls the states of a translation. */
const states: Readonly<Record<TextState, string>> = {
  missing: 'needs-translation',
  stale: 'needs-review-translation',
  fresh: 'final',
  source: 'final',
}

/** The states in which a translator hands back what is done. */
const doneStates = ['translated', 'final', 'signed-off']

function writeCodes(line: readonly Inline[]): string {
  return line
    .map((part) => {
      if (typeof part === 'string') return escapeXml(part)
      if (part.within === null) return `<x id="${part.code}"/>`
      return `<g id="${part.code}">${writeCodes(part.within)}</g>`
    })
    .join('')
}

function writeWords(text: string, isFormatted: boolean): string {
  const line = isFormatted ? parseInline(text) : null
  return line === null ? escapeXml(text) : writeCodes(line)
}

type Unit = { id: string; source: string; target: string | undefined; text: ExchangeText }

function writeUnit({ id, source, target, text }: Unit): string {
  const { isFormatted, charactersMax, label, state } = text
  const width =
    charactersMax === null || isFormatted ? '' : ` maxwidth="${charactersMax}" size-unit="char"`
  const words = writeWords(target ?? '', isFormatted)
  return [
    `<trans-unit id="${escapeXml(id)}" resname="${escapeXml(label)}" xml:space="preserve"${width}>`,
    `<source>${writeWords(source, isFormatted)}</source>`,
    `<target state="${states[state]}">${words}</target>`,
    `<note>${escapeXml(label)}</note>`,
    '</trans-unit>',
  ].join('\n')
}

/** A unit for a plain text, one for each paragraph of a formatted one. */
function toUnits(text: ExchangeText): Unit[] {
  const id = formatUnitId({ key: text.key, source: text.source, target: text.target })
  const { source, target } = text.paragraphs
  return source.map((words, index) => ({
    id: text.isFormatted ? `${id}#${index + 1}` : id,
    source: words,
    target: target[index],
    text,
  }))
}

function writeRecord(record: string, texts: readonly ExchangeText[]): string {
  const units = texts.flatMap(toUnits).map(writeUnit)
  return [`<group resname="${escapeXml(record)}">`, ...units, '</group>'].join('\n')
}

type File = { source: Locale; target: Locale; note: string | null }

function writeFile({ source, target, note }: File, texts: readonly ExchangeText[]): string {
  const header = note === null ? [] : [`<header><note>${escapeXml(note)}</note></header>`]
  return [
    `<file original="gevel-${source}" source-language="${source}" target-language="${target}" datatype="plaintext">`,
    ...header,
    '<body>',
    ...[...groupBy(texts, ({ record }) => record)].map(([record, own]) => writeRecord(record, own)),
    '</body>',
    '</file>',
  ].join('\n')
}

/**
 * Texts and their translations as XLIFF 1.2, which every tool of translators reads.
 *
 * @param note what whoever reads the file has to know of it
 */
export function formatXliff(
  target: Locale,
  texts: readonly ExchangeText[],
  note: string | null = null,
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    ...[...groupBy(texts, ({ sourceLocale }) => sourceLocale)].map(([source, own]) =>
      writeFile({ source, target, note }, own),
    ),
    '</xliff>',
    '',
  ].join('\n')
}

/** The words of a target; tools mark the sentences in it, and those marks are passed over. */
function readCodes({ content }: XmlContent): Inline[] {
  return content.flatMap((part): Inline[] => {
    if (typeof part === 'string') return [part]
    const code = Number(part.attributes.id)
    switch (localName(part)) {
      case 'g':
        return [{ code, within: readCodes(part) }]
      case 'x':
        return [{ code, within: null }]
      default:
        return readCodes(part)
    }
  })
}

function readPlain({ content }: XmlContent): string {
  return content.map((part) => (typeof part === 'string' ? part : readPlain(part))).join('')
}

type Part = UnitId & { id: string; paragraph: number | null; text: string; isApproved: boolean }

function readPart(unit: XmlContent): Part | null {
  const [, id = '', digits] = /^(.*?#.*?#.*?)(?:#(\d{1,5}))?$/.exec(unit.attributes.id ?? '') ?? []
  const unitId = parseUnitId(id)
  if (unitId === null) return null
  const target = findPart(unit, 'target')
  const isFormatted = digits !== undefined
  const text = target && (isFormatted ? writeInline(readCodes(target)) : readPlain(target))
  const state = target?.attributes.state ?? ''
  const isApproved = unit.attributes.approved === 'yes' || doneStates.includes(state)
  return {
    ...unitId,
    id,
    paragraph: isFormatted ? Number(digits) : null,
    text: text?.trim() ?? '',
    isApproved,
  }
}

/** Puts the paragraphs of a formatted text together again. */
function joinParts(parts: readonly Part[]): ReturnedText[] {
  return [...groupBy(parts, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { key, source, target } = first
    const ordered = own.toSorted((a, b) => (a.paragraph ?? 0) - (b.paragraph ?? 0))
    const words = ordered.map(({ text }) => text).filter((text) => text !== '')
    const isApproved = own.every((part) => part.isApproved)
    return { key, source, target, text: words.length > 0 ? words.join('\n\n') : null, isApproved }
  })
}

/** The language that a tool names, whatever the country behind it. */
function toTarget(file: XmlContent): Locale | null {
  const language = (file.attributes['target-language'] ?? '').toLowerCase().split(/[-_]/)[0]
  return isLocale(language) ? language : null
}

/** Reads what translators hand back. */
export function parseXliff(root: XmlContent): Result<ReturnedFile, FileProblem> {
  if (localName(root) !== 'xliff') return err('noExchange')
  const files = listParts(root, 'file')
  const targets = new Set(files.map(toTarget))
  const [target] = targets
  if (files.length === 0) return err('noExchange')
  if (targets.size > 1) return err('severalLanguages')
  if (!target) return err('language')
  const units = files.flatMap((file) => listParts(file, 'trans-unit'))
  const parts = units.map((unit) => ({ unit, part: readPart(unit) }))
  return ok({
    target,
    texts: joinParts(parts.flatMap(({ part }) => part ?? [])),
    unknown: parts.flatMap(({ unit, part }) => (part ? [] : [unit.attributes.id ?? ''])),
  })
}
