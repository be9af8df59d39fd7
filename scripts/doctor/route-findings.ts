import {
  inspectRoutes,
  type RouteFault,
  type RouteFinding,
  type SiteAddresses,
} from '@/domain/routes/inspect-routes'
import type { Finding } from './check'

type Write = (finding: RouteFinding) => string

const messages: Readonly<Record<RouteFault, Write>> = {
  missingRecord: ({ key }) =>
    `${key} leads to a record that does not exist: choose another one or delete the address.`,
  unpublished: ({ key }) =>
    `${key} leads to a record whose status says that it is shown, but no version was published: publish it or make the address not public.`,
  noAddress: ({ key, locales }) =>
    `${key} has no address in ${locales.join(', ')}: write one under Routes.`,
  collision: ({ key, locales, subject, detail }) =>
    `/${locales[0]}${subject} belongs to ${[key, ...detail.split(' ')].join(' and ')}: only the first answers, give the others another address.`,
  notReciprocal: ({ key, locales, subject, detail }) =>
    `/${locales[0]}${subject} of ${key} is answered by ${detail || 'something else'}, so that its translations do not lead back: give it another address.`,
  unknownStep: ({ key, subject }) =>
    `The breadcrumb of ${key} names ${subject}, which no address knows: correct the step.`,
  lostPage: ({ subject }) =>
    `The page ${subject} has no address, so that nobody can open it: save it again.`,
  brokenLink: ({ subject, detail }) =>
    `The ${detail} links to ${subject}, which is no page: correct the link.`,
  redirectLoop: ({ subject, detail }) =>
    `The redirect from ${subject} to ${detail} comes back to where it starts: change its target.`,
  redirectShadowed: ({ subject }) =>
    `The redirect from ${subject} is never followed, because that address answers by itself: delete it.`,
  redirectDead: ({ subject, detail }) =>
    `The redirect from ${subject} ends at ${detail}, which is no page: change its target.`,
  redirectChain: ({ subject, detail }) =>
    `The redirect from ${subject} leads through others to ${detail}: name that as its target.`,
}

/** Everything about the addresses of the site that would show visitors a page that is not there. */
export function findRouteFaults(site: SiteAddresses): Finding[] {
  return inspectRoutes(site).map((finding) => ({
    level: finding.level,
    message: messages[finding.fault](finding),
  }))
}
