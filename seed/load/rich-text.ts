import { locales, type Locale } from '@/domain/kernel/locales'
import type { RichTextBlock } from '../schema/text'
import type { StoredRecord } from './stored'

/** Writes an original path as the address of a language. */
export type ToHref = (target: string, locale: Locale) => string

/**
 * Turns the paragraphs of a bundled text into the editor's format, one document per language.
 * `[words](/path/)` becomes a link.
 */
export function toRichText(blocks: readonly RichTextBlock[], toHref: ToHref): StoredRecord {
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        root: element(
          'root',
          blocks.map((block) => toNode(block, locale, toHref)),
        ),
      },
    ]),
  )
}

function toNode(block: RichTextBlock, locale: Locale, toHref: ToHref): StoredRecord {
  if (block.type === 'ul') {
    const items = block.items.map((item, index) =>
      element('listitem', toInline(item[locale], locale, toHref), { value: index + 1 }),
    )
    return element('list', items, { listType: 'bullet', tag: 'ul', start: 1 })
  }
  const content = toInline(block.text[locale], locale, toHref)
  return block.type === 'p'
    ? element('paragraph', content, { textFormat: 0, textStyle: '' })
    : element('heading', content, { tag: block.type })
}

function toInline(text: string, locale: Locale, toHref: ToHref): StoredRecord[] {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).flatMap((part) => {
    const [, words, target] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
    if (words === undefined || target === undefined) return part === '' ? [] : [toText(part)]
    const fields = { linkType: 'custom', url: toHref(target, locale), newTab: false }
    return [element('link', [toText(words)], { fields, version: 3 })]
  })
}

function toText(text: string): StoredRecord {
  return { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
}

function element(
  type: string,
  children: StoredRecord[],
  properties: StoredRecord = {},
): StoredRecord {
  return { type, version: 1, children, direction: 'ltr', format: '', indent: 0, ...properties }
}
