import 'server-only'
import { createElement } from 'react'
import { Mail } from './mail'
import { toPlainText, type MailAgency, type MailDocument } from './mail-document'

export type RenderedMail = { subject: string; html: string; text: string }

/** A header holds one line: what breaks it would begin a header of its own. */
function toHeaderText(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

/** Both parts of a mail, the drawn one and the plain one. */
export async function renderMail(
  document: MailDocument,
  agency: MailAgency,
): Promise<RenderedMail> {
  // Loaded when a mail leaves: the framework lets no page load it with its own code.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const markup = renderToStaticMarkup(createElement(Mail, { document, agency }))
  return {
    subject: toHeaderText(document.subject),
    html: `<!doctype html>${markup}`,
    text: toPlainText(document, agency),
  }
}
