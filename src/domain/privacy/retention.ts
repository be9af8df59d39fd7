import { addMonths } from '../kernel/add-months'
import { findInForce, type CitedRule } from '../kernel/dated'

/** What is kept for a while: what a form brings, by its kind, and what else is written down. */
export const retentionKinds = [
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'contact-demand',
  'document-request',
  'site-contact',
  'rent-application',
  'rent-refusal',
  'offer',
  'offer-register',
  'demand-register',
  'demand-ended',
  'sign-newsletter',
  'newsletter-left',
  'newsletter-unconfirmed',
  'testimonial',
  'testimonial-unconfirmed',
  'testimonial-rejected',
  'job-application',
  'report-listing',
  'send-to-friend',
  'data-request',
  'mail',
  'owner-record',
  'preview',
  'plan',
  'import',
  'trash',
] as const
export type RetentionKind = (typeof retentionKinds)[number]

/** The moment from which the months are counted. */
export const retentionStarts = [
  'received',
  'refused',
  'ended',
  'left',
  'sent',
  'written',
  'settled',
  'deleted',
] as const
export type RetentionStart = (typeof retentionStarts)[number]

/** Whose data it is, for which the privacy page lists it; staff are told by their employer. */
export type RetentionSubject = 'visitors' | 'owners' | 'staff'

/**
 * How long something is kept. The law names the ground and demands an end; where it gives no number,
 * the months are the agency's choice within it, and a change is a further line with its own day.
 */
export type RetentionRule = CitedRule & {
  kind: RetentionKind
  months: number
  since: RetentionStart
  of: RetentionSubject
}

/** Since the regulation applies; the grounds of these rules are all in it. */
const gdprDay = '2018-05-25'
const checkedOn = '2026-11-25'

/** What somebody asked for before a contract: until the matter is surely over. */
const request = {
  validFrom: gdprDay,
  checkedOn,
  source: 'Regulation (EU) 2016/679 (GDPR), art. 5(1)(e) and 6(1)(b)',
  citation: {
    nl: 'AVG, artikelen 5.1.e en 6.1.b: op uw verzoek',
    fr: 'RGPD, articles 5.1.e et 6.1.b : à votre demande',
    en: 'GDPR, articles 5(1)(e) and 6(1)(b): at your request',
    de: 'DSGVO, Artikel 5 Absatz 1 Buchstabe e und Artikel 6 Absatz 1 Buchstabe b: auf Ihre Anfrage',
  },
}

/** What an owner's account is there for. */
const contract = {
  validFrom: gdprDay,
  checkedOn,
  source: 'Regulation (EU) 2016/679 (GDPR), art. 5(1)(e) and 6(1)(b)',
  citation: {
    nl: 'AVG, artikelen 5.1.e en 6.1.b: onze overeenkomst met u',
    fr: 'RGPD, articles 5.1.e et 6.1.b : notre contrat avec vous',
    en: 'GDPR, articles 5(1)(e) and 6(1)(b): our agreement with you',
    de: 'DSGVO, Artikel 5 Absatz 1 Buchstabe e und Artikel 6 Absatz 1 Buchstabe b: unser Vertrag mit Ihnen',
  },
}

/** What rests on consent: until it is withdrawn or no longer of use. */
const consent = {
  validFrom: gdprDay,
  checkedOn,
  source: 'Regulation (EU) 2016/679 (GDPR), art. 5(1)(e), 6(1)(a) and 7(3)',
  citation: {
    nl: 'AVG, artikelen 6.1.a en 7.3: uw toestemming',
    fr: 'RGPD, articles 6.1.a et 7.3 : votre consentement',
    en: 'GDPR, articles 6(1)(a) and 7(3): your consent',
    de: 'DSGVO, Artikel 6 Absatz 1 Buchstabe a und Artikel 7 Absatz 3: Ihre Einwilligung',
  },
}

/** What the agency needs to know that it did its work, weighed against those whom it concerns. */
const interest = {
  validFrom: gdprDay,
  checkedOn,
  source: 'Regulation (EU) 2016/679 (GDPR), art. 5(1)(e) and 6(1)(f)',
  citation: {
    nl: 'AVG, artikelen 5.1.e en 6.1.f: gerechtvaardigd belang',
    fr: 'RGPD, articles 5.1.e et 6.1.f : intérêt légitime',
    en: 'GDPR, articles 5(1)(e) and 6(1)(f): legitimate interest',
    de: 'DSGVO, Artikel 5 Absatz 1 Buchstabe e und Artikel 6 Absatz 1 Buchstabe f: berechtigtes Interesse',
  },
}

/** What a court could still ask for: personal claims lapse after ten years. */
const claims = {
  validFrom: gdprDay,
  checkedOn,
  source:
    'Old Civil Code, art. 2262bis, § 1: personal claims lapse after ten years; GDPR, art. 17(3)(e)',
  citation: {
    nl: 'Oud Burgerlijk Wetboek, artikel 2262bis, en AVG, artikel 17.3.e: bewijs tot een vordering verjaart',
    fr: 'Ancien Code civil, article 2262bis, et RGPD, article 17.3.e : preuve jusqu’à la prescription',
    en: 'Old Civil Code, article 2262bis, and GDPR, article 17(3)(e): proof until claims lapse',
    de: 'Altes Zivilgesetzbuch, Artikel 2262bis, und DSGVO, Artikel 17 Absatz 3 Buchstabe e: Nachweis bis zur Verjährung',
  },
}

const visitor = { of: 'visitors', since: 'received' } as const
const staff = { of: 'staff', ...interest } as const

/** Every rule, one line per kind and day from which it holds. */
export const retentionRules: readonly RetentionRule[] = [
  { kind: 'contact-me', months: 24, ...visitor, ...request },
  { kind: 'contact-appointment', months: 24, ...visitor, ...request },
  { kind: 'contact-construction', months: 24, ...visitor, ...request },
  { kind: 'contact-demand', months: 24, ...visitor, ...request },
  { kind: 'document-request', months: 24, ...visitor, ...request },
  { kind: 'site-contact', months: 24, ...visitor, ...request },
  { kind: 'rent-application', months: 12, ...visitor, ...request },
  // Early, because nothing remains for which the answers could be needed.
  { kind: 'rent-refusal', months: 3, of: 'visitors', since: 'refused', ...request },
  { kind: 'offer', months: 24, ...visitor, ...request },
  { kind: 'offer-register', months: 120, ...visitor, ...claims },
  { kind: 'demand-register', months: 6, ...visitor, ...consent },
  { kind: 'demand-ended', months: 6, of: 'visitors', since: 'ended', ...consent },
  { kind: 'sign-newsletter', months: 24, ...visitor, ...consent },
  { kind: 'newsletter-left', months: 6, of: 'visitors', since: 'left', ...consent },
  { kind: 'newsletter-unconfirmed', months: 1, ...visitor, ...consent },
  { kind: 'testimonial', months: 1, ...visitor, ...consent },
  { kind: 'testimonial-unconfirmed', months: 1, ...visitor, ...consent },
  { kind: 'testimonial-rejected', months: 6, of: 'visitors', since: 'refused', ...consent },
  { kind: 'job-application', months: 12, ...visitor, ...request },
  { kind: 'report-listing', months: 12, ...visitor, ...interest },
  { kind: 'send-to-friend', months: 1, ...visitor, ...interest },
  { kind: 'data-request', months: 1, of: 'visitors', since: 'sent', ...request },
  { kind: 'mail', months: 12, of: 'visitors', since: 'sent', ...interest },
  { kind: 'owner-record', months: 120, of: 'owners', since: 'written', ...claims },
  { kind: 'preview', months: 6, since: 'ended', ...staff },
  { kind: 'plan', months: 12, since: 'settled', ...staff },
  { kind: 'import', months: 12, since: 'ended', ...staff },
  { kind: 'trash', months: 3, since: 'deleted', ...staff },
]

/** What of an owner's account ends by no number of months: with the account, the login or the browser. */
export const accountKinds = ['account', 'login', 'device'] as const
export type AccountKind = (typeof accountKinds)[number]

/** On what ground an owner's account is kept, and what hangs on it. How long is said in words alone. */
export const accountRules: readonly (CitedRule & { kind: AccountKind })[] = [
  { kind: 'account', ...contract },
  { kind: 'login', ...contract },
  { kind: 'device', ...interest },
]

/**
 * The rule of a kind that holds on a day.
 *
 * @throws RangeError on a day before the first rule, for which nothing can be said
 */
export function getRetention(kind: RetentionKind, on: Date | string): RetentionRule {
  const rule = findInForce(
    retentionRules.filter((one) => one.kind === kind),
    on,
  )
  if (rule === null) throw new RangeError(`No rule says how long "${kind}" is kept on that day`)
  return rule
}

/** Until when something is kept for which the months are counted from this moment. */
export function retainUntil(kind: RetentionKind, from: Date): Date {
  return addMonths(from, getRetention(kind, from).months)
}

/** The moment before which it must have begun to be over by now. */
export function retainedSince(kind: RetentionKind, now: Date): Date {
  return addMonths(now, -getRetention(kind, now).months)
}

/** The rules that hold on a day, in their order, for whom they are told. */
export function listRetention(
  on: Date | string,
  subjects: readonly RetentionSubject[],
): RetentionRule[] {
  return retentionKinds
    .map((kind) => getRetention(kind, on))
    .filter((rule) => subjects.includes(rule.of))
}

/** Whether a text names something for which there is a rule. */
export function isRetentionKind(value: string): value is RetentionKind {
  return retentionKinds.some((kind) => kind === value)
}
