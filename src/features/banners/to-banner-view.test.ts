import { describe, expect, it } from 'vitest'
import type { Banner } from '@/cms/payload-types'
import { toBannerView } from './to-banner-view'

const banner = (videoUrl: string): Banner => ({
  ...{ id: 1, name: 'Straat', type: 'video', videoUrl },
  ...{ updatedAt: '2026-01-01T12:00:00.000Z', createdAt: '2026-01-01T12:00:00.000Z' },
})

describe('a banner with a film', () => {
  it('plays a file of this site', () => {
    expect(toBannerView(banner('/media/straat.mp4'))?.fill).toMatchObject({
      ...{ kind: 'video', src: '/media/straat.mp4' },
    })
  })

  it.each(['https://films.example/loop.mp4', '//films.example/loop.mp4', 'films.example'])(
    'asks no other site for one, since nobody has agreed to that yet: %s',
    (videoUrl) => {
      expect(toBannerView(banner(videoUrl))?.fill).toEqual({ kind: 'color' })
    },
  )
})
