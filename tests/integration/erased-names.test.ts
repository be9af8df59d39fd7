import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { erasedName } from '@/cms/collections/appointments/erased-name'
import { locales, type Locale } from '@/domain/kernel/locales'
import { queryRows } from '@/server/db'
import { createAccounts, type Accounts } from '../access/who'
import { getTestPayload } from '../support/test-payload'

let payload: Payload
let accounts: Accounts
let id: number

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
  const slot = await payload.create({
    collection: 'appointment-slots',
    data: {
      ...{ atOffice: true, capacity: 2, bufferMinutes: 0, closesBeforeMinutes: 0 },
      ...{ mode: 'instant', startsAt: '2099-06-01T10:00:00.000Z' },
      endsAt: '2099-06-01T10:30:00.000Z',
    },
  })
  const appointment = await payload.create({
    collection: 'appointments',
    data: { slot: slot.id, state: 'cancelled', locale: 'nl', name: erasedName },
  })
  id = appointment.id
})

/** The desk of an editor, in a language. */
async function atDesk(language: Locale) {
  const req = await createLocalReq({ user: accounts.editor ?? undefined }, payload)
  req.i18n = { ...req.i18n, language }
  return { collection: 'appointments', id, depth: 0, overrideAccess: false, req } as const
}

const readStored = async () => {
  const rows = await queryRows<{ name: string }>('select name from appointments where id = $1', [
    id,
  ])
  return rows.map(({ name }) => name)
}

describe('the appointment of somebody who was erased', () => {
  it('says so in the language of the desk, in lists and as its title', async () => {
    const told: Partial<Record<Locale, string>> = {}
    for (const language of locales)
      told[language] = (await payload.findByID(await atDesk(language))).name
    expect(told).toEqual({
      nl: 'Gegevens gewist',
      fr: 'Données effacées',
      en: 'Data erased',
      de: 'Daten gelöscht',
    })
  })

  it('stays without a name, however the desk saves it', async () => {
    const told = await payload.update({ ...(await atDesk('fr')), data: { feedback: 'Vu.' } })
    expect(told.name).toBe('Données effacées')
    expect(await readStored()).toEqual([erasedName])
    // A form sends the name that it shows.
    await payload.update({ ...(await atDesk('fr')), data: { name: told.name } })
    expect(await readStored()).toEqual([erasedName])
  })

  it('is a dash to the site itself, which writes to nobody of that name', async () => {
    const { name } = await payload.findByID({ collection: 'appointments', id, depth: 0 })
    expect(name).toBe(erasedName)
  })
})
