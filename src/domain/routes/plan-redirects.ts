import { isJunkPath } from './junk'
import { findAddressState } from './living-address'
import {
  followRedirects,
  indexRedirects,
  matchRedirect,
  toRedirectKey,
  type Redirect,
} from './redirects'
import type { RouteTable } from './route-table'
import { parseLink } from './safe-target'

/** Why a redirect cannot be made. */
export type RedirectFault =
  | 'incomplete'
  | 'notAPath'
  | 'foreignSource'
  | 'reserved'
  | 'livingSource'
  | 'formerSource'
  | 'twice'
  | 'notATarget'
  | 'foreignTarget'
  | 'deadTarget'
  | 'loop'

/** A line of a table with two columns. */
export type RedirectLine = { line: number; from: string; to: string }

/**
 * What becomes of a line. `to` is where it leads in the end: chains are written as one step. Of a
 * changed one `before` is where it led.
 */
export type PlannedRedirect =
  | { kind: 'made'; line: number; from: string; to: string }
  | { kind: 'changed'; line: number; from: string; to: string; before: string }
  | { kind: 'same'; line: number; from: string; to: string }
  | { kind: 'refused'; line: number; from: string; to: string; fault: RedirectFault }

/** What the desk is told of an examined or kept table. */
export type ImportAnswer = { lines: PlannedRedirect[]; isDone: boolean }

export type RedirectSite = {
  table: RouteTable
  redirects: readonly Redirect[]
  /** Host names of the site itself, old ones among them, such as `www.example.be`. */
  hosts: readonly string[]
  /** Targets on other sites are refused unless an editor lets them pass. */
  allowsForeign: boolean
}

/** The names under which a site is known, with and without `www.`. */
export function toOwnHosts(siteUrl: string): string[] {
  const { hostname } = new URL(siteUrl)
  const bare = hostname.replace(/^www\./, '')
  return [bare, `www.${bare}`]
}

/** A path of this site; of a whole address its path where the host is one of the site's own. */
function toOwnPath(text: string, hosts: readonly string[]): string | null {
  if (!/^https?:\/\//i.test(text)) return text
  const link = parseLink(text)
  if (link === null) return null
  const { hostname, pathname, search, hash } = new URL(link.href)
  return hosts.includes(hostname) ? `${pathname}${search}${hash}` : null
}

function findSourceFault(from: string | null, table: RouteTable): RedirectFault | null {
  if (from === null) return 'foreignSource'
  if (!from.startsWith('/') || from.startsWith('//') || isJunkPath(from)) return 'notAPath'
  const state = findAddressState(table, from)
  if (state.kind === 'reserved') return 'reserved'
  if (state.kind === 'living') return 'livingSource'
  return state.kind === 'former' ? 'formerSource' : null
}

function findTargetFault(
  to: string,
  site: RedirectSite,
  sources: ReadonlySet<string>,
): RedirectFault | null {
  const link = parseLink(to)
  if (link?.kind === 'external') return site.allowsForeign ? null : 'foreignTarget'
  if (link?.kind !== 'internal' || to.startsWith('#')) return 'notATarget'
  return isDead(to, site.table, sources) ? 'deadTarget' : null
}

/** Whether nothing of this site answers at a target, neither a page nor a redirect. */
function isDead(to: string, table: RouteTable, sources: ReadonlySet<string>): boolean {
  return (
    to.startsWith('/') &&
    findAddressState(table, to).kind === 'nothing' &&
    !sources.has(toRedirectKey(to))
  )
}

type Plan = {
  site: RedirectSite
  /** The redirects as they stand after the lines so far. */
  byKey: Map<string, Redirect>
  /** Every address that may lead on: a target may be the source of a line that comes later. */
  sources: ReadonlySet<string>
  seen: Set<string>
}

/** Whether a redirect would come back to where it starts. */
function leadsBack({ byKey }: Plan, key: string, to: string): boolean {
  if (key === toRedirectKey(to)) return true
  const before = byKey.get(key)
  byKey.set(key, { from: key, to, permanent: true })
  const isRound = matchRedirect(byKey, key) === null
  if (before === undefined) byKey.delete(key)
  else byKey.set(key, before)
  return isRound
}

function planLine(line: RedirectLine, plan: Plan): PlannedRedirect {
  const { site, byKey, seen, sources } = plan
  const from = toOwnPath(line.from.trim(), site.hosts)
  const to = toOwnPath(line.to.trim(), site.hosts) ?? line.to.trim()
  const key = toRedirectKey(from ?? '')
  const refuse = (fault: RedirectFault) => ({ kind: 'refused' as const, ...line, fault })
  if (line.from.trim() === '' || to === '') return refuse('incomplete')
  const fault = findSourceFault(from, site.table) ?? (seen.has(key) ? 'twice' : null)
  if (fault !== null) return refuse(fault)
  if (leadsBack(plan, key, to)) return refuse('loop')
  const targetFault = findTargetFault(to, site, sources)
  if (targetFault !== null) return refuse(targetFault)
  seen.add(key)
  const before = byKey.get(key)
  byKey.set(key, { from: key, to, permanent: true })
  const end = followRedirects(byKey, site.table, key)?.to ?? to
  const planned = { line: line.line, from: key, to: end }
  if (before === undefined) return { kind: 'made', ...planned }
  if (before.to === end) return { kind: 'same', ...planned }
  return { kind: 'changed', ...planned, before: before.to }
}

/** Refuses what leads to a line that was refused itself, until nothing does. */
function refuseDeadEnds(lines: PlannedRedirect[], site: RedirectSite): PlannedRedirect[] {
  const kept = lines.filter(({ kind }) => kind !== 'refused').map(({ from }) => from)
  const sources = new Set([...site.redirects.map((one) => toRedirectKey(one.from)), ...kept])
  const next = lines.map((one): PlannedRedirect => {
    const { kind, line, from, to } = one
    if (kind === 'refused' || !isDead(to, site.table, sources)) return one
    return { kind: 'refused', line, from, to, fault: 'deadTarget' }
  })
  const isStable = next.every((one, index) => one === lines[index])
  return isStable ? lines : refuseDeadEnds(next, site)
}

/**
 * What a table of redirects would do, line by line and in its order; the lines before count for those
 * after. Nothing is written.
 */
export function planRedirects(
  lines: readonly RedirectLine[],
  site: RedirectSite,
): PlannedRedirect[] {
  const byKey = indexRedirects(site.redirects)
  const named = lines.map(({ from }) => toRedirectKey(toOwnPath(from.trim(), site.hosts) ?? ''))
  const plan: Plan = { site, byKey, sources: new Set([...byKey.keys(), ...named]), seen: new Set() }
  return refuseDeadEnds(
    lines.map((line) => planLine(line, plan)),
    site,
  )
}
