import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import { anonymous, payloadAs } from '@/server/payload'
import { toMemberView, type MemberView } from './to-member-view'

async function readTeam(locale: Locale): Promise<MemberView[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.team)
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'team',
    locale,
    fallbackLocale: false,
    depth: 1,
    pagination: false,
    sort: ['sort', 'id'],
  })
  return docs.map(toMemberView)
}

/**
 * The public members of the team in the editors' order.
 *
 * @param ids only these, in this order; empty for everybody
 */
export async function findTeam(locale: Locale, ids: readonly number[] = []): Promise<MemberView[]> {
  const team = await readTeam(locale)
  if (ids.length === 0) return team
  return ids
    .map((id) => team.find((member) => member.id === id))
    .filter((member) => member !== undefined)
}
