import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { getAgency, type AgencyView } from '@/features/office/agency-queries'
import { findTeam } from '@/features/team/team-queries'
import { toRelationId } from '@/cms/relation-id'
import type { MemberView } from '@/features/team/to-member-view'
import { payloadAsSystem } from '@/server/payload'

/** Whom an owner speaks to about a home: its manager, and the office behind them. */
type HomeContact = { member: MemberView | null; agency: AgencyView }

/**
 * The manager of a property as the site shows them; the office alone where there is none, or one
 * who is not shown.
 *
 * @param propertyId must be one that `findOwnedProperty` gave
 */
export async function findHomeContact(propertyId: number, locale: Locale): Promise<HomeContact> {
  const payload = await payloadAsSystem(
    'naming the manager of a property that was found to be the owner’s; only public ones are shown',
  )
  const options = { collection: 'properties', id: propertyId, depth: 0 } as const
  const [{ manager }, team, agency] = await Promise.all([
    payload.findByID({ ...options, select: { manager: true } }),
    findTeam(locale),
    getAgency(),
  ])
  const managerId = toRelationId(manager)
  return { member: team.find(({ id }) => id === managerId) ?? null, agency }
}
