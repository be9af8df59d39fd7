/** Origins of services that a page may use beside its own, by what it takes from them. */
export type PolicyOrigins = {
  script: readonly string[]
  connect: readonly string[]
  image: readonly string[]
  frame: readonly string[]
}

type Directives = Readonly<Record<string, readonly string[]>>

/** Spelt as the header; a directive without sources is one that takes none. */
function format(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** What holds for every document: nothing old is embedded, nothing is sent or based elsewhere. */
const always: Directives = {
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

export type PagePolicy = {
  /** Base64 of the SHA-256 of every script that stands in the page. */
  scriptHashes: readonly string[]
  origins: PolicyOrigins
  /** Whether visitors come over https, so that nothing may be asked in the open. */
  isEncrypted: boolean
  /** While developing, the framework runs texts as code and keeps a socket open. */
  isDevelopment?: boolean
}

/**
 * What a page of the site may load and run: its own files, the framework's scripts whose text is
 * known, and what the agency has configured. Styles may stand in the page, because the themes and
 * the widths of columns do; they run nothing.
 */
export function formatPagePolicy(page: PagePolicy): string {
  const { scriptHashes, origins, isEncrypted, isDevelopment = false } = page
  const ownScripts = isDevelopment
    ? ["'unsafe-inline'", "'unsafe-eval'"]
    : scriptHashes.map((hash) => `'sha256-${hash}'`)
  return format({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...ownScripts, ...origins.script],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...origins.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : []), ...origins.connect],
    // Films are files of whatever server an editor or a feed names.
    'media-src': ["'self'", 'data:', 'https:'],
    'frame-src': ["'self'", ...origins.frame],
    'worker-src': ["'self'"],
    ...always,
    ...(isEncrypted ? { 'upgrade-insecure-requests': [] } : {}),
  })
}

/**
 * What the desk may: looser, because its framework writes scripts into its pages. Everything is its
 * own; no other site frames it.
 */
export function formatDeskPolicy(desk: { isEncrypted: boolean; isDevelopment: boolean }): string {
  return format({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", ...(desk.isDevelopment ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'blob:', ...(desk.isDevelopment ? ['ws:'] : [])],
    'media-src': ["'self'", 'blob:', 'https:'],
    'frame-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    ...always,
    ...(desk.isEncrypted ? { 'upgrade-insecure-requests': [] } : {}),
  })
}

/** What an answer may that is no document of ours: nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'self'; base-uri 'none'"

/**
 * What a script may that runs beside a page: it has the policy it came with and not that of the page.
 * The map reads its ground and its streets in one.
 */
export const scriptPolicy = "default-src 'self'; frame-ancestors 'self'; base-uri 'none'"

/** The viewer of a browser is a document of its own, which a stricter policy keeps from showing. */
export const paperPolicy = "frame-ancestors 'self'; base-uri 'none'"
