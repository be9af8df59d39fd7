import { describe, expect, it } from 'vitest'
import { err, ok } from '@/domain/kernel/result'
import { definition as contactMe } from '../contact-me/definition'
import { example as contactMeExample } from '../contact-me/example'
import { definition as offer } from '../offer/definition'
import { example as offerExample } from '../offer/example'
import { definition as siteContact } from '../site-contact/definition'
import { example } from '../site-contact/example'
import type { FormSubject } from './form-subject'
import type { Submission } from './submission'
import { createFakeTools, createSubmission, now, secret } from './submission.fixture'
import { submitForm } from './submit-form'
import { createTicket } from './ticket'

const contact = () => createSubmission('site-contact', { values: example })
const property = { property: 12, project: null, unit: null }

function createVisit(changes: object = {}) {
  return createSubmission('contact-me', { values: contactMeExample, subject: property, ...changes })
}

function findsProperty(place: FormSubject['place']) {
  return { findSubject: async () => ({ propertyId: 77, projectId: null, place }) }
}

describe('submitForm', () => {
  it('stores what was sent, with the person apart and the number in international form', async () => {
    const { tools, enquiries } = createFakeTools()
    const answer = await submitForm(siteContact, await contact(), tools)
    expect(answer.kind).toBe('stored')
    expect(enquiries).toEqual([
      {
        kind: 'site-contact',
        state: 'new',
        locale: 'nl',
        page: '/nl/contact/',
        propertyId: null,
        projectId: null,
        person: {
          civility: 'ms',
          firstName: 'An',
          lastName: 'De Wolf',
          email: 'an.dewolf@example.be',
          phone: '+32470000001',
        },
        fields: {
          phone: '0470 00 00 01',
          remark: 'Kunt u mij bellen over de verkoop van mijn woning?',
          contactTime: '10-13',
          contactDevice: 'phone',
          newsletter: true,
        },
        files: [],
        campaign: null,
        firstCampaign: null,
        privacyVersion: '2026-11',
        idempotencyKey: 'site-contact.0f8fad5b-d9cb-469f-a165-70867728950e',
        retainUntil: new Date('2028-11-20T10:00:00Z'),
        spared: [],
      },
    ])
  })

  it('spares a mailbox that was named twenty times, however it is spelt, and keeps the enquiry', async () => {
    const { tools, enquiries } = createFakeTools()
    for (let sending = 0; sending < 21; sending += 1) {
      const values = { ...example, email: `An.Dewolf+${sending}@example.be` }
      const key = `sending-number-${sending}`
      const address = `203.0.113.${sending}`
      const work = await createSubmission('site-contact', { values, key, address })
      expect((await submitForm(siteContact, work, tools)).kind).toBe('stored')
    }
    expect(enquiries.map(({ spared }) => spared).filter(({ length }) => length > 0)).toEqual([
      ['an.dewolf@example.be'],
    ])
    expect(enquiries).toHaveLength(21)
  })

  it('lets a form keep what it needs in its own way, which may come too late', async () => {
    const { tools, enquiries } = createFakeTools()
    const kept: string[] = []
    const keep = async ({ kind }: { kind: string }) => {
      kept.push(kind)
      return ok(null)
    }
    expect((await submitForm(siteContact, await contact(), { ...tools, keep })).kind).toBe('stored')
    const taken = { kind: 'taken', errors: { slot: 'slot.full' } } as const
    const late = { ...tools, keep: async () => err(taken) }
    expect(await submitForm(siteContact, await contact(), late)).toEqual(taken)
    expect(kept).toEqual(['site-contact'])
    expect(enquiries).toEqual([])
  })

  it('answers a second sending like the first, and stores once', async () => {
    const { tools, enquiries } = createFakeTools()
    const first = await submitForm(siteContact, await contact(), tools)
    expect(await submitForm(siteContact, await contact(), tools)).toEqual(first)
    expect(enquiries).toHaveLength(1)
  })

  it('tells who sends it twice what was kept, and thanks all the same where that fails', async () => {
    const { tools } = createFakeTools()
    const reported: unknown[] = []
    const report = (cause: unknown) => void reported.push(cause)
    await submitForm(siteContact, await contact(), tools)
    const keep = () => Promise.reject(new Error('kept a second time'))
    const recall = async (key: string) => ({ told: `about ${key}` })
    const again = await submitForm(siteContact, await contact(), { ...tools, keep, recall })
    if (again.kind !== 'stored') throw new Error(again.kind)
    expect(again.told).toBe(`about ${again.reference}`)
    const failing = { ...tools, report, recall: () => Promise.reject(new Error('away')) }
    const thanked = await submitForm(siteContact, await contact(), failing)
    expect(thanked).toEqual({ kind: 'stored', reference: again.reference })
    expect(reported).toEqual([new Error('away')])
  })

  it('knows the same form without JavaScript by its content', async () => {
    const { tools, enquiries } = createFakeTools()
    const plain = { key: null, ticket: null, isScripted: false }
    await submitForm(siteContact, { ...(await contact()), ...plain }, tools)
    await submitForm(siteContact, { ...(await contact()), ...plain }, tools)
    const values = { ...example, remark: 'Nog een vraag' }
    await submitForm(siteContact, { ...(await contact()), ...plain, values }, tools)
    expect(enquiries).toHaveLength(2)
  })

  it('thanks a program that filled in the hidden field, and stores nothing', async () => {
    const { tools, enquiries } = createFakeTools()
    const answer = await submitForm(
      siteContact,
      { ...(await contact()), trap: 'https://x.example' },
      tools,
    )
    expect(answer.kind).toBe('stored')
    expect(enquiries).toEqual([])
  })

  it('tells every field that is wrong, by code', async () => {
    const { tools, enquiries } = createFakeTools()
    const values = { ...example, email: 'an', privacy: '' }
    expect(await submitForm(siteContact, { ...(await contact()), values }, tools)).toEqual({
      kind: 'refused',
      errors: { email: 'email.invalid', privacy: 'privacy.missing' },
    })
    expect(enquiries).toEqual([])
  })

  it('blocks a script that never fetched a ticket, and slows one that just did', async () => {
    const { tools } = createFakeTools()
    const justNow = createTicket('site-contact', now, secret)
    expect(await submitForm(siteContact, { ...(await contact()), ticket: null }, tools)).toEqual({
      kind: 'blocked',
    })
    expect(await submitForm(siteContact, { ...(await contact()), ticket: justNow }, tools)).toEqual(
      {
        kind: 'limited',
        retryAfterSeconds: 2,
      },
    )
  })

  it('takes from one address ten forms in ten minutes', async () => {
    const { tools, enquiries } = createFakeTools()
    const send = async (index: number) =>
      submitForm(siteContact, { ...(await contact()), key: `key-number-${1000 + index}` }, tools)
    for (let index = 0; index < 10; index += 1) await send(index)
    expect(await send(10)).toEqual({ kind: 'limited', retryAfterSeconds: 240 })
    expect(enquiries).toHaveLength(10)
  })

  it('takes from one mailbox so many forms a day as the form says', async () => {
    const { tools, enquiries } = createFakeTools()
    const rare = {
      ...siteContact,
      daily: { fields: ['email'], max: 2, maxPerNetwork: 9 },
    }
    const send = async (email: string, key: string) => {
      const sent = await contact()
      return submitForm(rare, { ...sent, key, values: { ...sent.values, email } }, tools)
    }
    await send('an@example.be', 'key-number-1001')
    await send('AN+2@example.be', 'key-number-1002')
    expect(await send('an@example.be', 'key-number-1003')).toEqual({
      kind: 'limited',
      retryAfterSeconds: 240,
    })
    expect((await send('bo@example.be', 'key-number-1004')).kind).toBe('stored')
    expect(enquiries).toHaveLength(3)
  })

  it('says that sending failed when storing does, and reports the cause', async () => {
    const cause = new Error('connection refused')
    const { tools, reports } = createFakeTools({
      hit: () => Promise.reject(cause),
    })
    expect(await submitForm(siteContact, await contact(), tools)).toEqual({ kind: 'unavailable' })
    expect(reports).toEqual([cause])
  })
})

describe('submitForm about a property', () => {
  it('names the record', async () => {
    const { tools, enquiries } = createFakeTools(
      findsProperty({ goal: 'sale', region: 'brussels' }),
    )
    await submitForm(contactMe, await createVisit(), tools)
    expect(enquiries).toMatchObject([{ kind: 'contact-me', propertyId: 77 }])
  })

  it('refuses when the form names no property, or one that is not public', async () => {
    const { tools } = createFakeTools({ findSubject: async () => null })
    const refused = { kind: 'refused', errors: { property: 'property.unknown' } }
    const nothing = { property: null, project: null, unit: null }
    expect(await submitForm(contactMe, await createVisit({ subject: nothing }), tools)).toEqual(
      refused,
    )
    expect(await submitForm(contactMe, await createVisit(), tools)).toEqual(refused)
  })

  it('keeps of a candidate tenant in Brussels only what may be asked', async () => {
    const { tools, enquiries } = createFakeTools(
      findsProperty({ goal: 'rent', region: 'brussels' }),
    )
    const values = { ...contactMeExample, email: '' }
    const answer = await submitForm(contactMe, await createVisit({ values }), tools)
    expect(answer.kind).toBe('stored')
    expect(enquiries).toMatchObject([
      { person: { civility: null, firstName: 'An', email: null, phone: '+32470000001' } },
    ])
  })

  it('asks e-mail and telephone for the same home when it is for sale', async () => {
    const { tools } = createFakeTools(findsProperty({ goal: 'sale', region: 'brussels' }))
    const values = { ...contactMeExample, email: '' }
    expect(await submitForm(contactMe, await createVisit({ values }), tools)).toEqual({
      kind: 'refused',
      errors: { email: 'email.missing' },
    })
  })

  it('tells who asks for the same documents again', async () => {
    const { tools } = createFakeTools(findsProperty({ goal: 'sale', region: 'flanders' }))
    const values = { ...contactMeExample, wish: 'documents' }
    await submitForm(contactMe, await createVisit({ values }), tools)
    const again = await createVisit({ values, key: 'another-key-0001' })
    expect(await submitForm(contactMe, again, tools)).toEqual({
      kind: 'repeated',
      errors: { wish: 'wish.repeated' },
    })
  })
})

describe('submitForm of what binds', () => {
  const confirmed = 'vierhonderdnegenenzeventigduizend euro'
  const takesOffers = {
    findSubject: async () => ({ propertyId: 77, projectId: null, place: null, takesOffers: true }),
  }
  const createOffer = (changes: Partial<Submission> = {}) =>
    createSubmission('offer', { values: offerExample, subject: property, ...changes })

  it('reads everything back first, and stores nothing', async () => {
    const { tools, enquiries } = createFakeTools(takesOffers)
    expect(await submitForm(offer, await createOffer(), tools)).toMatchObject({
      kind: 'review',
      toConfirm: confirmed,
      errors: {},
    })
    expect(enquiries).toEqual([])
  })

  it.each([
    ['without the tick', null],
    ['with the words of another amount', 'vierhonderdtachtigduizend euro'],
  ])('asks once more when it is sent %s', async (_what, words) => {
    const { tools, enquiries } = createFakeTools(takesOffers)
    const answer = await submitForm(
      offer,
      await createOffer({ step: 'review', confirmed: words }),
      tools,
    )
    expect(answer).toMatchObject({ kind: 'review', errors: { confirmed: 'confirmed.missing' } })
    expect(enquiries).toEqual([])
  })

  it('is not confirmed before it was read back', async () => {
    const { tools, enquiries } = createFakeTools(takesOffers)
    expect(await submitForm(offer, await createOffer({ confirmed }), tools)).toMatchObject({
      kind: 'review',
    })
    expect(enquiries).toEqual([])
  })

  it('stores it with what was confirmed', async () => {
    const { tools, enquiries } = createFakeTools(takesOffers)
    const answer = await submitForm(offer, await createOffer({ step: 'review', confirmed }), tools)
    expect(answer.kind).toBe('stored')
    expect(enquiries).toMatchObject([{ kind: 'offer', fields: { amount: 479_000, confirmed } }])
  })

  it('refuses days that have passed, and homes that take no offers', async () => {
    const { tools } = createFakeTools(takesOffers)
    const values = { ...offerExample, startDate: '2026-11-19' }
    expect(await submitForm(offer, await createOffer({ values }), tools)).toEqual({
      kind: 'refused',
      errors: { startDate: 'startDate.past' },
    })
    const closed = createFakeTools(findsProperty({ goal: 'sale', region: 'flanders' }))
    expect(await submitForm(offer, await createOffer(), closed.tools)).toEqual({
      kind: 'refused',
      errors: { property: 'property.closed' },
    })
  })

  it('goes back to what was typed', async () => {
    const { tools } = createFakeTools(takesOffers)
    expect(await submitForm(offer, await createOffer({ step: 'edit' }), tools)).toEqual({
      kind: 'edit',
    })
  })
})
