import type { FormKind } from '@/forms/registry'
import { fileRows } from './bad-file-rows'

/** What stands in every form that is sent, and may be found nowhere afterwards. */
export const sentinel = {
  text: 'Qxzonderling',
  email: 'qxzonderling@example.be',
  phone: '0470 00 99 88',
} as const

/** How the ticket of a form and the work for it came about. */
export type Begun =
  | 'a minute ago'
  | 'just now'
  | 'yesterday'
  | 'tomorrow'
  | 'with another secret'
  | 'as another kind'
  | 'used before'

/** A file that is sent as the answer to a question. */
export type BadFile = { field: string; name: string; bytes: Uint8Array<ArrayBuffer> }

/** A bad sending and what is answered to it. Nothing of it may be stored. */
export type BadRow = {
  about: string
  kind: string
  begun?: Begun
  headers?: Readonly<Record<string, string>>
  /** As the script sends it: on top of a form that is right. */
  json?: Readonly<Record<string, unknown>>
  /** As a browser without JavaScript sends it: on top of the same; a list is sent name by name. */
  plain?: Readonly<Record<string, string | readonly string[]>>
  /** Files, sent in parts as a browser without JavaScript sends them, with what is in `plain`. */
  files?: readonly BadFile[]
  /** The whole body as it is. */
  raw?: string | Uint8Array<ArrayBuffer>
  status: number
  /** What is wrong, by field. */
  errors?: Readonly<Record<string, string>>
  /** What is said of the whole. */
  error?: string
  /** The sentence that comes in place of a page. */
  said?: string
}

type Values = Readonly<Record<string, unknown>>
type Fault = readonly [about: string, values: Values, errors: Readonly<Record<string, string>>]

const kinds: readonly FormKind[] = [
  'contact-construction',
  'contact-demand',
  'contact-me',
  'demand-register',
  'sign-newsletter',
  'site-contact',
  'testimonial',
]
/** Forms that do not ask who somebody is in the usual way. */
const shortKinds: readonly FormKind[] = ['sign-newsletter', 'testimonial']
const personKinds = kinds.filter((kind) => !shortKinds.includes(kind))
const remarkKinds = personKinds
const preferenceKinds = personKinds.filter((kind) => kind !== 'demand-register')

const json = { 'content-type': 'application/json' }
const script = '<script>alert(1)</script>'
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

/** The same fault of one field, once per value. */
function each(field: string, code: string, values: Readonly<Record<string, unknown>>): Fault[] {
  return Object.entries(values).map(([about, value]) => [
    `${field}: ${about}`,
    { [field]: value },
    { [field]: code },
  ])
}

function toRows(kind: string, faults: readonly Fault[]): BadRow[] {
  return faults.map(([about, values, errors]) => ({
    about,
    kind,
    json: values,
    status: 422,
    errors,
  }))
}

const testimonialFaults: readonly Fault[] = [
  ...each('comment', 'comment.missing', { missing: undefined, 'spaces alone': ' ', 'a list': [] }),
  ...each('comment', 'comment.tooLong', { 'of 2,001 characters': 'q'.repeat(2001) }),
  ...each('name', 'name.missing', { missing: undefined, 'marks alone': '\u200b' }),
  ...each('name', 'name.tooLong', { 'of 81 characters': 'q'.repeat(81) }),
  ...each('website', 'website.invalid', {
    'a script': 'javascript:alert(1)',
    'an address of mail': 'mailto:an@example.be',
    data: 'data:text/html,x',
    'a name and no end': 'localhost',
    'another name before it': 'https://bank.be@evil.example/',
    spaces: 'https://a b.example',
    'too long': `https://example.be/${'q'.repeat(200)}`,
  }),
]

/** Of a home in Brussels, where the law asks least and the visit comes first. */
const tenantFaults: readonly Fault[] = [
  ...each('visited', 'visited.missing', {
    missing: undefined,
    empty: '',
    'not ticked': 'off',
    false: false,
    'ticked twice': ['on', 'on'],
    'an object': { on: true },
  }),
  ...each('persons', 'persons.missing', { missing: undefined, empty: '', 'spaces alone': '  ' }),
  ...each('persons', 'persons.invalid', {
    nobody: '0',
    'twenty-one': '21',
    'below zero': '-1',
    'half of one': '2,5',
    letters: sentinel.text,
    'in powers of ten': '1e1',
    'a script': script,
  }),
  ...each('householdIncome', 'householdIncome.missing', {
    missing: undefined,
    empty: '',
    'an object': { from: 'work' },
  }),
  ...each('householdIncome', 'householdIncome.invalid', {
    'below zero': '-2500',
    'a million': '1000000',
    'with cents': '2.500,50',
    letters: sentinel.text,
    'a list': ['2500', '3000'],
  }),
  ...each('movingDate', 'movingDate.incomplete', {
    missing: undefined,
    empty: '',
    'a day that is none': '2027-02-30',
    letters: sentinel.text,
    'a list': ['2027-02-01'],
  }),
  ['email: neither that nor a telephone', { email: '', phone: '' }, { email: 'reach.missing' }],
  ...each('property', 'property.unknown', { missing: undefined, 'of nobody': 987_654 }),
]

const emailFaults: readonly Fault[] = [
  ...each('email', 'email.missing', {
    empty: '',
    'spaces alone': '   ',
    null: null,
    'a list': [sentinel.email],
    'an object': { address: sentinel.email },
    false: false,
  }),
  ...each('email', 'email.invalid', {
    'no domain': 'qxzonderling@',
    'two addresses': `${sentinel.email}, bo@example.be`,
    'a further header': `${sentinel.email}\r\nBcc: bo@example.be`,
    'a further header after a line feed': `${sentinel.email}\nSubject: koop nu`,
    'a further header in another encoding': `${sentinel.email}%0aBcc:bo@example.be`,
    'a name before it': `Qxzonderling <${sentinel.email}>`,
    'a null character': 'qxzonderling\u0000@example.be',
    'a character that is not seen': 'qxzonderling\u200b@example.be',
    'a Cyrillic letter': 'qxzond\u0435rling@example.be',
    'text that runs backwards': '\u202eeb.elpmaxe@gnilrednozxq',
    'a script': `${script}@example.be`,
    'more than 254 characters': `${'q'.repeat(250)}@example.be`,
    number: 7,
  }),
]

const nameFaults: readonly Fault[] = ['firstName', 'lastName'].flatMap((field) => [
  ...each(field, `${field}.missing`, {
    empty: '',
    'control characters alone': '\u0000\u0007\r\n',
    'characters that are not seen': '\u200b\u2060\ufeff',
    'half a character': '\ud83d',
    'a list': ['Qxzonderling', 'Bo'],
    'an object': { toString: 'Qxzonderling' },
  }),
  ...each(field, `${field}.tooLong`, { 'more than 80 characters': 'q'.repeat(81) }),
])

const personFaults: readonly Fault[] = [
  ...each('civility', 'civility.missing', { empty: '' }),
  ...each('civility', 'civility.invalid', {
    'one that is not offered': 'dr',
    capitals: 'MR',
    two: ['mr', 'ms'],
    'a script': script,
  }),
  ...each('phone', 'phone.missing', { empty: '', 'a list': [sentinel.phone] }),
  ...each('phone', 'phone.invalid', {
    letters: 'Qxzonderling',
    'five digits': '04700',
    'sixteen digits': '0470009988047000',
    'a further header': '0470 00 99 88\r\nBcc: bo@example.be',
    'digits of another script': '٠٤٧٠٠٠٩٩٨٨',
    'more than 40 characters': '0 4 7 0 0 0 9 9 8 8 0 0 0                      0',
    true: true,
  }),
]

const privacyFaults = each('privacy', 'privacy.missing', {
  missing: undefined,
  'not ticked': 'off',
  false: false,
  'a list': ['on'],
  yes: 'yes',
})

const preferenceFaults: readonly Fault[] = [
  ...each('contactTime', 'contactTime.invalid', { 'in the night': '02-03', list: ['10-13'] }),
  ...each('contactDevice', 'contactDevice.invalid', { fax: 'fax', 'a script': script }),
]

const remarkFaults = each('remark', 'remark.tooLong', {
  'more than 4,000 characters': 'q'.repeat(4001),
})

const demandFaults: readonly Fault[] = [
  ...each('goal', 'goal.missing', { 'that of another form': 'buy', two: ['sell', 'rentOut'] }),
  ...each('type', 'type.missing', { 'one that is not offered': 'castle', 'a number': 3 }),
  ...each('street', 'street.missing', { empty: '', 'a list': ['Kerkstraat 1'] }),
  ...each('street', 'street.tooLong', { 'more than 120 characters': 'q'.repeat(121) }),
  ...each('zip', 'zip.missing', { empty: '' }),
  ...each('zip', 'zip.invalid', {
    'three digits': '200',
    'below the first': '0999',
    'five digits': '20000',
    'wide digits': '２０００',
    'a statement': "2000'; drop table enquiries; --",
  }),
  ...each('city', 'city.tooLong', { 'more than 80 characters': 'q'.repeat(81) }),
]

const registerFaults: readonly Fault[] = [
  ...each('goal', 'goal.missing', { 'that of another form': 'sell' }),
  ...each('types', 'types.missing', {
    none: [],
    'one that is not offered': ['castle'],
    'one among them that is not offered': ['house', 'castle'],
    'the name of what all objects have': ['__proto__'],
  }),
  ...each('zones', 'zones.missing', { empty: '', 'a list': ['2000', '2018'] }),
  ...each('zones', 'zones.invalid', { 'a script': script, 'two digits': '20', 'a sign': '2000 %' }),
  ...each('zones', 'zones.tooMany', {
    '21 places': Array.from({ length: 21 }, (_, index) => 2000 + index).join(', '),
    'more than 400 characters': 'q'.repeat(401),
  }),
  ...each('minPrice', 'minPrice.invalid', {
    'below nothing': '-1',
    'above the highest': '100000000',
    decimals: '250000,50',
    'in powers of ten': '1e6',
    'no number': 'NaN',
  }),
  ...each('maxPrice', 'maxPrice.invalid', { infinite: 'Infinity', 'wide digits': '４５００００' }),
  ...[
    ['51 rooms', '51'],
    ['less than none', '-1'],
    ['half a room', '2.5'],
  ].map(([about, minBedrooms]): Fault => [
    `minBedrooms: ${about}`,
    { minBedrooms },
    { minBedrooms: 'rooms.invalid' },
  ]),
  ...each('minSurface', 'minSurface.invalid', { none: '0', 'above the largest': '100000' }),
  ...each('extras', 'extras.invalid', {
    'one that is not offered': ['pool'],
    object: ['garden', ''],
  }),
]

/** Public ids that name nothing. */
const noIds: Readonly<Record<string, unknown>> = {
  missing: undefined,
  empty: '',
  'no number': 'abc',
  zero: 0,
  'below zero': '-12',
  'with decimals': '12.5',
  'of another base': '0x3e9',
  'in powers of ten': '1e3',
  'above what the database counts': 2_147_483_648,
  'above what numbers hold': '9007199254740993',
  true: true,
  'a list': [1],
  'an object': { equals: 1 },
  'a statement': '1 or 1=1',
  'of nobody': 987_654,
}

const subjectRows: BadRow[] = (['property', 'project'] as const).flatMap((subject) =>
  toRows(
    subject === 'property' ? 'contact-me' : 'contact-construction',
    each(subject, `${subject}.unknown`, noIds),
  ),
)

const fieldRows: BadRow[] = [
  ...kinds.flatMap((kind) => toRows(kind, [...emailFaults, ...privacyFaults])),
  ...personKinds.flatMap((kind) => toRows(kind, [...nameFaults, ...personFaults])),
  ...preferenceKinds.flatMap((kind) => toRows(kind, preferenceFaults)),
  ...remarkKinds.flatMap((kind) => toRows(kind, remarkFaults)),
  ...toRows('testimonial', testimonialFaults),
  ...toRows('rent-application', [...tenantFaults, ...nameFaults, ...privacyFaults]),
  ...toRows('site-contact', each('remark', 'remark.missing', { empty: '', 'a list': ['a', 'b'] })),
  ...toRows('contact-me', each('wish', 'wish.missing', { 'not offered': 'buy', none: '' })),
  ...toRows('contact-demand', demandFaults),
  ...toRows('demand-register', registerFaults),
  ...subjectRows,
]

const begunRows: BadRow[] = kinds.flatMap((kind): BadRow[] => [
  ...(
    ['yesterday', 'tomorrow', 'with another secret', 'as another kind', 'used before'] as const
  ).map((begun): BadRow => ({
    about: `begun ${begun}`,
    kind,
    begun,
    status: 403,
    error: 'blocked',
  })),
  { about: 'begun just now', kind, begun: 'just now', status: 429, error: 'limited' },
  { about: 'no ticket', kind, json: { ticket: undefined }, status: 403, error: 'blocked' },
  { about: 'no work', kind, json: { proof: undefined }, status: 403, error: 'blocked' },
  // A program is thanked, and what it sent is thrown away.
  { about: 'the hidden field filled in', kind, json: { homepage: sentinel.text }, status: 201 },
])

const blockedRows: BadRow[] = (
  [
    ['a ticket that is a number', { ticket: 1_795_168_800_000 }],
    ['a ticket that is a list', { ticket: ['1795168800000.x'] }],
    ['a ticket of one part', { ticket: '1795168800000' }],
    ['a ticket of dots', { ticket: '...' }],
    ['a ticket in other characters', { ticket: '１７９５１６８８０００００.é' }],
    ['a ticket of 60,000 characters', { ticket: '1'.repeat(60_000) }],
    ['work that is a text', { proof: 'solved' }],
    ['work that is a list', { proof: [] }],
    ['work without a challenge', { proof: { solution: { counter: 1, derivedKey: 'ab' } } }],
    ['work on a challenge of its own', { proof: { challenge: { parameters: {}, signature: '' } } }],
    ['characters in place of work', { proof: null, captcha: 'ACDEF', captchaToken: 'x' }],
  ] as const
).map(([about, values]) => ({
  about,
  kind: 'site-contact',
  json: values,
  status: 403,
  error: 'blocked',
}))

const bodies: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  nothing: '',
  'a null': 'null',
  'a list': '[]',
  'a text': '"Qxzonderling"',
  'a number': '7',
  'half an object': '{"lastName":"Qxzonderling"',
  'two objects': '{"lastName":"Qxzonderling"}{}',
  'names without quotes': '{lastName:"Qxzonderling"}',
  'single quotes': "{'lastName':'Qxzonderling'}",
  'a comma too many': '{"lastName":"Qxzonderling",}',
  'a line feed in a text': '{"lastName":"Qxzon\nderling"}',
  'a comment': '{"lastName":"Qxzonderling"/* */}',
  'a function': '{"lastName":alert(1)}',
  XML: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'a form': 'lastName=Qxzonderling',
  'bytes of no encoding': new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  'packed bytes': new Uint8Array([0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00]),
  'lists in lists without an end': '['.repeat(30_000),
}

const malformedRows: BadRow[] = Object.entries(bodies).map(([about, raw]) => ({
  about: `JSON that is ${about}`,
  kind: 'site-contact',
  headers: json,
  raw,
  status: 400,
}))

const typeRows: BadRow[] = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json, text/plain',
  'x',
].map((type) => ({
  about: `the type ${type}`,
  kind: 'site-contact',
  headers: { 'content-type': type },
  status: 415,
}))

const foreignOrigins: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': '' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'x' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'http://localhost:3001', host: 'localhost:3000' },
  { origin: 'https://evil.example', host: 'localhost:3000' },
]

const originRows: BadRow[] = foreignOrigins.map((headers) => ({
  about: `sent from ${JSON.stringify(headers)}`,
  kind: 'site-contact',
  headers,
  status: 403,
}))

const sizeRows: BadRow[] = [
  { about: 'a text of 70,000 characters', json: { remark: 'q'.repeat(70_000) } },
  { about: 'a text of 25,000 characters of three bytes', json: { remark: '€'.repeat(25_000) } },
  { about: 'a name of a field of 70,000 characters', json: { ['q'.repeat(70_000)]: 'x' } },
  { about: 'a form of 70,000 characters', plain: { remark: 'q'.repeat(70_000) } },
  { about: 'a length that is no truth', json: {}, headers: { 'content-length': '70000' } },
].map((row) => ({ kind: 'site-contact', status: 413, ...row }))

const shapeRows: BadRow[] = [
  ...toRows('site-contact', [
    ['lists in lists', { lastName: JSON.parse(deep(3_000)) }, { lastName: 'lastName.missing' }],
    ['a list of 5,000', { email: Array(5_000).fill('') }, { email: 'email.missing' }],
    [
      'names that all objects have',
      { firstName: undefined, constructor: { name: 'Qxzonderling' }, __defineGetter__: 'x' },
      { firstName: 'firstName.missing' },
    ],
    [
      'several faults at once',
      { firstName: '', email: 'an@', phone: '12', privacy: 'off' },
      {
        firstName: 'firstName.missing',
        email: 'email.invalid',
        phone: 'phone.invalid',
        privacy: 'privacy.missing',
      },
    ],
    ['a language nobody speaks', { lang: 'xx', email: '' }, { email: 'email.missing' }],
    ['a language that is a list', { lang: ['nl'], email: '' }, { email: 'email.missing' }],
    ['a page of another site', { page: '//evil.example/', email: '' }, { email: 'email.missing' }],
    ['a page that is an object', { page: { href: '/' }, email: '' }, { email: 'email.missing' }],
  ]),
  {
    about: 'a prototype of its own',
    kind: 'site-contact',
    headers: json,
    raw: '{"__proto__":{"ticket":"x","lastName":"Qxzonderling"}}',
    status: 403,
    error: 'blocked',
  },
]

const kindRows: BadRow[] = [
  'unknown',
  '',
  'SITE-CONTACT',
  'site-contact ',
  'site_contact',
  '../users',
  '__proto__',
  'constructor',
  'hasOwnProperty',
].map((kind) => ({ about: `the kind "${kind}"`, kind, json: {}, status: 404 }))

const plainFaults: readonly (readonly [string, BadRow['plain'], Record<string, string>])[] = [
  ['no e-mail', { email: '' }, { email: 'email.missing' }],
  [
    'a further header',
    { email: `${sentinel.email}\r\nBcc: bo@example.be` },
    { email: 'email.invalid' },
  ],
  ['a null character', { email: `\u0000${sentinel.email}` }, { email: 'email.invalid' }],
  ['two names', { lastName: ['Qxzonderling', 'Bo'] }, { lastName: 'lastName.missing' }],
  ['two e-mails', { email: [sentinel.email, 'bo@example.be'] }, { email: 'email.missing' }],
  ['two titles', { civility: ['mr', 'ms'] }, { civility: 'civility.invalid' }],
  ['no agreement', { privacy: 'off' }, { privacy: 'privacy.missing' }],
  ['two agreements', { privacy: ['on', 'on'] }, { privacy: 'privacy.missing' }],
  ['a number that is a script', { phone: script }, { phone: 'phone.invalid' }],
  ['a remark of 4,001 characters', { remark: 'q'.repeat(4001) }, { remark: 'remark.tooLong' }],
  ['control characters', { firstName: '\u0001\u0002' }, { firstName: 'firstName.missing' }],
  ['an unknown time', { contactTime: '99-99' }, { contactTime: 'contactTime.invalid' }],
]

const plainRows: BadRow[] = [
  ...plainFaults.map(([about, plain, errors]): BadRow => ({
    about: `without JavaScript: ${about}`,
    kind: 'site-contact',
    plain,
    status: 422,
    errors,
  })),
  {
    about: 'without JavaScript: the hidden field filled in',
    kind: 'site-contact',
    plain: { homepage: sentinel.text },
    status: 303,
  },
  {
    about: 'without JavaScript: no home',
    kind: 'contact-me',
    plain: { property: '' },
    status: 422,
    errors: { property: 'property.unknown' },
  },
  ...['%E0%A4%A', '%00', '&&&===', 'a[b][c]=1', '__proto__[email]=x'].map((raw): BadRow => ({
    about: `without JavaScript: the body ${raw}`,
    kind: 'sign-newsletter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw,
    status: 422,
    errors: { email: 'email.missing', privacy: 'privacy.missing' },
  })),
]

export const badRows: readonly BadRow[] = [
  ...malformedRows,
  ...typeRows,
  ...originRows,
  ...sizeRows,
  ...shapeRows,
  ...kindRows,
  ...begunRows,
  ...blockedRows,
  ...fieldRows,
  ...plainRows,
  ...fileRows,
]
