import type { Locale } from '@/domain/kernel/locales'

/** One part of a mail. Texts are plain: what looks like markup in them is shown as it is. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** What somebody wrote, with its lines. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: readonly MailFact[] }
  /** Leads to a whole address, such as `https://www.example.be/nl/`. */
  | {
      kind: 'button'
      label: string
      href: string
      /** It opens an account to whoever has it: it stands in the letter and is kept nowhere. */
      isSecret?: true
    }
  /** A home: picture, title that leads to it, and lines about it. */
  | {
      kind: 'home'
      title: string
      href: string
      imageHref: string | null
      lines: readonly string[]
    }
  | { kind: 'small'; text: string; link?: { label: string; href: string } }

export type MailFact = { label: string; value: string; href?: string }

/** What a mail says, from which both its parts are made: the drawn one and the plain one. */
export type MailDocument = {
  /** Where it goes now, for mails about an account whose address may be another one than when they were queued. */
  to?: string
  locale: Locale
  subject: string
  /** The line that a list of mails shows behind the subject. */
  preview: string
  blocks: readonly MailBlock[]
  /** Answers go here instead of to the agency. */
  replyTo?: string
  /** Addresses with which a mail program stops such mails by itself (RFC 8058). */
  unsubscribeHref?: string
  attachments?: readonly MailAttachment[]
}

export type MailAttachment = { name: string; contentType: string; content: string | Uint8Array }

/** Who sends. */
export type MailAgency = {
  name: string
  /** Lines under every mail: address, telephone, number of the institute. */
  lines: readonly string[]
  brandColour: string
  siteHref: string
}

/** What stands where a mail is kept in place of a link that opens an account. */
const unkept: Readonly<Record<Locale, string>> = {
  nl: 'De link staat in de mail zelf en wordt nergens bewaard.',
  fr: 'Le lien figure dans l’e-mail lui-même et n’est conservé nulle part.',
  en: 'The link stands in the mail itself and is kept nowhere.',
  de: 'Der Link steht in der E-Mail selbst und wird nirgends aufbewahrt.',
}

/** Whether a mail opens an account to whoever reads it. */
export function isSecretDocument({ blocks }: MailDocument): boolean {
  return blocks.some((block) => block.kind === 'button' && block.isSecret === true)
}

/** A mail as it may be kept: without the links that open an account. */
export function toKeptDocument(document: MailDocument): MailDocument {
  return {
    ...document,
    blocks: document.blocks.map((block) =>
      block.kind === 'button' && block.isSecret === true
        ? { kind: 'text', text: unkept[document.locale] }
        : block,
    ),
  }
}

/** French sets a space before a colon, one at which no line breaks. After a question or a call stands none. */
function toLead(label: string, locale: Locale): string {
  if (/[?!…]$/.test(label)) return label
  return locale === 'fr' ? `${label}\u00a0:` : `${label}:`
}

function toPlainBlock(block: MailBlock, locale: Locale): string {
  switch (block.kind) {
    case 'heading':
      return block.text.toUpperCase()
    case 'text':
      return block.text
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'facts':
      return block.rows
        .map(
          ({ label, value, href }) =>
            `${toLead(label, locale)} ${value}${href ? `\n  ${href}` : ''}`,
        )
        .join('\n')
    case 'button':
      return `${toLead(block.label, locale)}\n${block.href}`
    case 'home':
      return [block.title, ...block.lines, block.href].join('\n')
    case 'small':
      return block.link
        ? `${block.text}\n${toLead(block.link.label, locale)} ${block.link.href}`
        : block.text
  }
}

/** The plain part of a mail: everything that the drawn one says, in the same order. */
export function toPlainText({ blocks, locale }: MailDocument, agency: MailAgency): string {
  const signature = ['-- ', agency.name, ...agency.lines, agency.siteHref].join('\n')
  return `${[...blocks.map((block) => toPlainBlock(block, locale)), signature].join('\n\n')}\n`
}
