type Shared = {
  /** Title of the page, as visitors see it. */
  title: string
  /** Absolute address of the page. */
  url: string
}

/** What is passed on: the title, and the address on a line of its own. */
function toText({ title, url }: Shared): string {
  return `${title}\n${url}`
}

/** A mail that is ready to be addressed and sent. */
export function toMailHref(shared: Shared): string {
  const subject = encodeURIComponent(shared.title)
  return `mailto:?subject=${subject}&body=${encodeURIComponent(toText(shared))}`
}

/** A message in WhatsApp, for which its sender chooses who gets it. */
export function toWhatsAppHref(shared: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(toText(shared))}`
}
