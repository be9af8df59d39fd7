import { isSafeRelativeTarget } from '../routes/safe-target'

/** How large a picture YouTube gives of a film: 120, 320 or 480 pixels wide. */
export type ThumbnailQuality = 'low' | 'medium' | 'high'

export type VideoKind = 'file' | 'youtube' | 'vimeo' | 'facebook' | 'matterport' | 'tvl' | 'yisual'

/** A film or virtual tour, ready to be embedded once the visitor asks for it. */
export type VideoLink = {
  kind: VideoKind
  /** Id at the service, where it has one. */
  id?: string
  /** Address for the player; of a host that sets no tracking cookies where the service has one. */
  embedUrl: string
  /** Picture at the service. To be fetched by the server, not by the visitor before consent. */
  posterUrl?: string
  /** Media type, for files. */
  mimeType?: string
}

/** The host of another site that is asked when a film is started; null for a file of this one. */
export function findOtherHost({ embedUrl }: VideoLink): string | null {
  return isSafeRelativeTarget(embedUrl) ? null : new URL(embedUrl).hostname
}

const fileTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  wmv: 'video/x-ms-wmv',
  avi: 'video/x-msvideo',
  flv: 'video/x-flv',
  webm: 'video/webm',
}

/** Services whose own page is the player; any host below these domains counts. */
const tourHosts: readonly { kind: VideoKind; domain: string }[] = [
  { kind: 'matterport', domain: 'matterport.com' },
  { kind: 'tvl', domain: 'tvl.be' },
  { kind: 'yisual', domain: 'yisual.com' },
]

const thumbnailNames: Readonly<Record<ThumbnailQuality, string>> = {
  low: 'default',
  medium: 'mqdefault',
  high: 'hqdefault',
}

/**
 * Reads a link to a film or tour as an editor or a feed wrote it. Null when it is none of the
 * known services or files, so that nothing unknown is ever embedded.
 */
export function parseVideoLink(
  raw: string,
  thumbnailQuality: ThumbnailQuality = 'high',
): VideoLink | null {
  const text = raw.trim()
  if (isSafeRelativeTarget(text)) return parseFile(text, text.replace(/[?#].*$/s, ''))
  const url = parseWebUrl(text)
  if (!url) return null
  return (
    parseYouTube(url, thumbnailQuality) ??
    parseVimeo(url) ??
    parseFacebook(url) ??
    parseTour(url) ??
    parseFile(url.href, url.pathname)
  )
}

/** The address of the picture that YouTube keeps of a film. */
export function buildYouTubeThumbnail(id: string, quality: ThumbnailQuality): string {
  return `https://i.ytimg.com/vi/${id}/${thumbnailNames[quality]}.jpg`
}

/** Feeds leave the scheme out or write the insecure one; every service answers on https. */
function parseWebUrl(text: string): URL | null {
  const address = text.replace(/^(?:https?:)?\/\//i, 'https://')
  if (!address.startsWith('https://') || /[\s\\]/.test(address) || !URL.canParse(address))
    return null
  const url = new URL(address)
  return url.username === '' && url.password === '' && url.port === '' ? url : null
}

/** The domain itself or a host below it: `my.matterport.com`, but not `evilmatterport.com`. */
function isHostOf(url: URL, domain: string): boolean {
  return url.hostname === domain || url.hostname.endsWith(`.${domain}`)
}

function parseFile(href: string, pathname: string): VideoLink | null {
  const [, extension = ''] = /\.([a-z0-9]+)$/i.exec(pathname) ?? []
  const mimeType = fileTypes[extension.toLowerCase()]
  return mimeType === undefined ? null : { kind: 'file', embedUrl: href, mimeType }
}

function parseYouTube(url: URL, quality: ThumbnailQuality): VideoLink | null {
  const id = findYouTubeId(url)
  if (id === undefined || !/^[\w-]{11}$/.test(id)) return null
  return {
    kind: 'youtube',
    id,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    posterUrl: buildYouTubeThumbnail(id, quality),
  }
}

function findYouTubeId(url: URL): string | undefined {
  const [, first, second] = url.pathname.split('/')
  if (url.hostname === 'youtu.be') return first
  if (!isHostOf(url, 'youtube.com') && !isHostOf(url, 'youtube-nocookie.com')) return undefined
  if (first === 'watch') return url.searchParams.get('v') ?? undefined
  return ['embed', 'shorts', 'live', 'v'].includes(first ?? '') ? second : undefined
}

/** Unlisted films carry a second code, behind the id or as `h`; without it they do not play. */
function parseVimeo(url: URL): VideoLink | null {
  if (!isHostOf(url, 'vimeo.com')) return null
  const [, id, pathCode] =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/(\w+))?\/?$/.exec(
      url.pathname,
    ) ?? []
  if (id === undefined) return null
  const code = pathCode ?? url.searchParams.get('h')
  const query = new URLSearchParams({ ...(code ? { h: code } : {}), dnt: '1' })
  return { kind: 'vimeo', id, embedUrl: `https://player.vimeo.com/video/${id}?${query}` }
}

/** The plugin page takes the film's own address. Short links have no id until they are followed. */
function parseFacebook(url: URL): VideoLink | null {
  const id = findFacebookId(url)
  if (id === undefined && !(url.hostname === 'fb.watch' && /^\/[\w-]+\/?$/.test(url.pathname)))
    return null
  const query = new URLSearchParams({ href: url.href, show_text: 'false' })
  const embedUrl = `https://www.facebook.com/plugins/video.php?${query}`
  return id === undefined ? { kind: 'facebook', embedUrl } : { kind: 'facebook', id, embedUrl }
}

function findFacebookId(url: URL): string | undefined {
  if (!isHostOf(url, 'facebook.com')) return undefined
  if (/^\/watch\/?$/.test(url.pathname)) {
    return url.searchParams.get('v')?.match(/^\d+$/)?.[0]
  }
  return /^\/[\w.-]+\/videos\/(?:[\w.%-]+\/)?(\d+)\/?$/.exec(url.pathname)?.[1]
}

function parseTour(url: URL): VideoLink | null {
  const tour = tourHosts.find(({ domain }) => isHostOf(url, domain))
  if (!tour) return null
  const id = tour.kind === 'matterport' ? url.searchParams.get('m') : null
  return { kind: tour.kind, ...(id ? { id } : {}), embedUrl: url.href }
}
