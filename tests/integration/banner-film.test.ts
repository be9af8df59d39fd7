import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { getTestPayload } from '../support/test-payload'

const advice = {
  nl: /geen pad van deze site/,
  fr: /pas un chemin de ce site/,
  en: /not a path of this site/,
  de: /kein Pfad dieser Website/,
} as const

async function save(videoUrl: string, language: (typeof locales)[number] = 'nl') {
  const payload = await getTestPayload()
  const req = await createLocalReq({}, payload)
  req.i18n = { ...req.i18n, language }
  const data = { name: 'Film', type: 'video', videoUrl, _status: 'published' } as const
  return payload.create({ collection: 'banners', data, req })
}

describe('the film of a banner, which plays by itself', () => {
  it.each(locales)('is no file of another site, as the desk says in %s', async (language) => {
    const refusal = {
      path: 'videoUrl',
      message: expect.stringMatching(advice[language]),
    }
    await expect(save('https://films.example/loop.mp4', language)).rejects.toMatchObject({
      data: { errors: [expect.objectContaining(refusal)] },
    })
  })

  it.each(['//films.example/loop.mp4', '/\\films.example/loop.mp4', 'javascript:alert(1)', 'loop'])(
    'is not %s either',
    async (videoUrl) => {
      await expect(save(videoUrl)).rejects.toMatchObject({
        data: { errors: [expect.objectContaining({ path: 'videoUrl' })] },
      })
    },
  )

  it('is a file of this site, or none', async () => {
    expect(await save('/media/straat.mp4')).toMatchObject({ videoUrl: '/media/straat.mp4' })
    expect(await save('')).toMatchObject({ videoUrl: '' })
  })
})
