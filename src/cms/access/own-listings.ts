import type { PayloadRequest, Where } from 'payload'
import { isEditor } from './editors-only'
import { hasRole } from './roles'

type Rule = (args: { req: Pick<PayloadRequest, 'user'> }) => boolean | Where

/** Where a record names what it is about; every part leads to an account of the staff. */
type About = {
  /** What stands before the fields, as `slot.` where a slot names them. */
  prefix?: string
  /** The field that names somebody of the staff directly. */
  responsible?: string
  /** Whether it may be about a project as well. */
  hasProject?: boolean
}

function listPaths({ prefix = '', responsible, hasProject = false }: About): string[] {
  return [
    ...(responsible === undefined ? [] : [`${prefix}${responsible}`]),
    `${prefix}property.manager.user`,
    ...(hasProject ? [`${prefix}project.manager.user`] : []),
  ]
}

/**
 * Records for which an agent is responsible, by one of the paths, and those for which nobody is: an
 * agency loses no question because it came in about a home without a manager, or about none.
 */
function isTheirs(paths: readonly string[], agentId: number): Where {
  const isMine: Where[] = paths.map((path) => ({ [path]: { equals: agentId } }))
  const isNobodys: Where = { and: paths.map((path) => ({ [path]: { exists: false } })) }
  return { or: [...isMine, isNobodys] }
}

/**
 * Editors and administrators reach every record, an agent those that the question finds, and nobody
 * else any. As part of the query it holds for lists, counts and exports alike.
 */
function createAgentRule(toWhere: (agentId: number) => Where): Rule {
  return ({ req: { user } }) => {
    if (isEditor(user)) return true
    return hasRole(user, ['agent']) && toWhere(Number(user?.id))
  }
}

/** Properties and projects that the agent manages, or nobody with an account. */
export const ownListings = createAgentRule((agentId) => isTheirs(['manager.user'], agentId))

/** The same for their versions. */
export const ownListingVersions = createAgentRule((agentId) =>
  isTheirs(['version.manager.user'], agentId),
)

function createOwnMattersRule(about: About = {}): Rule {
  return createAgentRule((agentId) => isTheirs(listPaths(about), agentId))
}

/** Records about own listings, or about nobody's. */
export const ownMatters = createOwnMattersRule()

/** What is asked about own listings or nobody's, and what is assigned to the agent. */
export const ownEnquiries = createOwnMattersRule({ responsible: 'assignee', hasProject: true })

/** Mails about such enquiries. */
export const ownEnquiryMails = createAgentRule((agentId) => ({
  and: [
    { enquiry: { exists: true } },
    isTheirs(listPaths({ prefix: 'enquiry.', responsible: 'assignee', hasProject: true }), agentId),
  ],
}))

/** Times to visit own listings or nobody's, and those at which the agent receives. */
export const ownSlots = createOwnMattersRule({ responsible: 'agent', hasProject: true })

/** Appointments at such times. */
export const ownAppointments = createOwnMattersRule({
  prefix: 'slot.',
  responsible: 'agent',
  hasProject: true,
})
