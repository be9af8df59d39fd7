import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Project } from '@/cms/payload-types'
import { parseImageRequest } from '@/domain/media/image-size'
import { toImageSrc } from '@/features/media/image-src'
import { answerImage } from '@/features/media/answer-image'
import { findProject } from '@/features/projects/project-page-queries'
import { createAccounts, type Accounts } from '../access/who'
import { getTestPayload } from '../support/test-payload'
import { createListingBasics } from './listing-examples'

let payload: Payload
let place: number
let accounts: Accounts

beforeAll(async () => {
  payload = await getTestPayload()
  place = (await createListingBasics(payload)).antwerp
  accounts = await createAccounts(payload)
  await payload.create({
    collection: 'routes',
    locale: 'nl',
    data: { originalPath: '/Projects/', type: 'page', localizedPath: '/projecten/' },
  })
})

async function createPicture(alt: string, name: string): Promise<number> {
  const create = { width: 640, height: 480, channels: 3, background: '#8a6f52' } as const
  const data = await sharp({ create }).jpeg().toBuffer()
  const { id } = await payload.create({
    collection: 'media',
    locale: 'nl',
    data: { alt, kind: 'photo' },
    file: { data, mimetype: 'image/jpeg', name, size: data.length },
  })
  return id
}

async function createProject(progress: Project['progress'], differences: Partial<Project> = {}) {
  return payload.create({
    collection: 'projects',
    locale: 'nl',
    data: {
      name: 'De Kaai',
      goal: 'sale',
      status: 'published',
      isPublic: true,
      _status: 'published',
      place,
      countryId: '10',
      publishAddress: true,
      street: 'Sluierbergstraat',
      houseNumber: '98765',
      progress,
      ...differences,
    },
  })
}

const step = (day: string, text: string, pictures: number[]) => ({
  date: `${day}T12:00:00.000Z`,
  text,
  pictures,
})

describe('a step of the works with pictures', () => {
  it('is read back by a visitor, picture by picture', async () => {
    const [crane, roof] = [
      await createPicture('Kraan', 'a.jpg'),
      await createPicture('Dak', 'b.jpg'),
    ]
    const { id } = await createProject([
      step('2026-09-14', 'Dak gelegd.', [roof, crane]),
      step('2026-03-02', 'Bouwput uitgegraven.', []),
    ])
    const read = await payload.findByID({
      collection: 'projects',
      id,
      locale: 'nl',
      depth: 0,
      overrideAccess: false,
      user: null,
    })
    expect(read.progress?.map(({ text, pictures }) => [text, pictures ?? []])).toEqual([
      ['Dak gelegd.', [roof, crane]],
      ['Bouwput uitgegraven.', []],
    ])
  })

  it('shows a picture that stands nowhere else at the address its page gives', async () => {
    const crane = await createPicture('Kraan op de werf', 'c.jpg')
    const { publicId } = await createProject([step('2026-09-14', 'Ruwbouw klaar.', [crane])])
    const found = await findProject(publicId ?? 0, 'nl')
    const [shown] = found?.view.progress[0]?.pictures ?? []
    expect(shown).toMatchObject({ id: crane, alt: 'Kraan op de werf', width: 640, height: 480 })
    const address = new URL(shown ? toImageSrc(shown, 600) : '', 'https://a.be')
    const key = address.searchParams.get('v')
    const request = parseImageRequest(address.searchParams)
    const answer = await answerImage(String(crane), key, request)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    expect((await answerImage(String(crane), null, request)).status).toBe(404)
  })

  it('refuses more than twelve pictures', async () => {
    const crane = await createPicture('Kraan', 'd.jpg')
    const many = Array.from({ length: 13 }, () => crane)
    await expect(createProject([step('2026-09-14', 'Ruwbouw klaar.', many)])).rejects.toThrow(
      /Foto’s|Pictures/,
    )
  })

  it('keeps its pictures when a translator saves its text', async () => {
    const crane = await createPicture('Kraan', 'e.jpg')
    const { id, progress } = await createProject([step('2026-09-14', 'Ruwbouw klaar.', [crane])])
    const [row] = progress ?? []
    await payload.update({
      collection: 'projects',
      id,
      locale: 'fr',
      overrideAccess: false,
      user: accounts.translator,
      data: {
        name: 'De Kaai',
        progress: [{ id: row?.id, date: '2020-01-01', text: 'Gros œuvre fini.', pictures: [] }],
      },
    })
    const read = await payload.findByID({ collection: 'projects', id, locale: 'fr', depth: 0 })
    expect(read.progress?.[0]).toMatchObject({ text: 'Gros œuvre fini.', pictures: [crane] })
  })

  describe('in a project whose address is hidden', () => {
    let publicId: number
    let named: number

    beforeAll(async () => {
      const alt = 'Werf Sluierbergstraat 98765'
      named = await createPicture(alt, 'sluierbergstraat-98765.jpg')
      const steps = [step('2026-09-14', 'Sluierbergstraat weer open.', [named])]
      const project = await createProject(steps, { publishAddress: false })
      publicId = project.publicId ?? 0
    })

    /** Asks the endpoints that the framework opens on the records, as anybody may. */
    async function askRest(query: string): Promise<string> {
      const request = new Request(
        `${payload.config.serverURL}/api/projects?where[publicId][equals]=${publicId}${query}`,
      )
      const answer = await handleEndpoints({ config: payload.config, request })
      return answer.text()
    }

    it('tells the street neither in its text nor in the words or name of a picture', async () => {
      const found = await findProject(publicId, 'nl')
      expect(found?.view.progress).toMatchObject([
        { text: '', pictures: [{ id: named, alt: '14 september 2026' }] },
      ])
      expect(JSON.stringify(found)).not.toMatch(/sluierberg|98765/i)
    })

    it.each(['&depth=3', '&depth=3&locale=all', '&depth=2&select[progress]=true'])(
      'tells no program more, asked with %s',
      async (query) => {
        const told = await askRest(query)
        expect(told).toContain('"progress":[{')
        expect(told).not.toMatch(/sluierberg|98765/i)
      },
    )

    it.each(['progress.text', 'progress.text.nl', 'progress.pictures.alt'])(
      'is not found by looking for the street in %s',
      async (field) => {
        const told = await askRest(`&where[${field}][like]=sluierberg`)
        expect(told).not.toContain(`"publicId":${publicId}`)
      },
    )
  })
})
