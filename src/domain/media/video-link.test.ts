import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { buildYouTubeThumbnail, parseVideoLink } from './video-link'

describe('parseVideoLink', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
    'http://youtube.com/watch?v=dQw4w9WgXcQ',
    '//m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('embeds %s from the host without cookies', (raw) => {
    expect(parseVideoLink(raw, 'medium')).toEqual({
      kind: 'youtube',
      id: 'dQw4w9WgXcQ',
      embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      posterUrl: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg',
    })
  })
  it.each([
    ['https://vimeo.com/123456789', '123456789', 'dnt=1'],
    ['https://vimeo.com/channels/staff-picks/123456789', '123456789', 'dnt=1'],
    ['https://player.vimeo.com/video/123456789?h=ab12', '123456789', 'h=ab12&dnt=1'],
    ['https://vimeo.com/123456789/ab12', '123456789', 'h=ab12&dnt=1'],
  ])('embeds %s without tracking', (raw, id, query) => {
    expect(parseVideoLink(raw)).toEqual({
      kind: 'vimeo',
      id,
      embedUrl: `https://player.vimeo.com/video/${id}?${query}`,
    })
  })
  it.each([
    ['https://www.facebook.com/agency/videos/1234567890/', '1234567890'],
    ['https://www.facebook.com/agency/videos/tour-of-a-house/1234567890/', '1234567890'],
    ['https://www.facebook.com/watch/?v=1234567890', '1234567890'],
    ['https://fb.watch/aBc-12_x/', undefined],
  ])('embeds %s through the plugin page', (raw, id) => {
    const video = parseVideoLink(raw)
    expect(video).toMatchObject({ kind: 'facebook' })
    expect(video?.id).toBe(id)
    expect(video?.embedUrl).toBe(
      `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(raw)}&show_text=false`,
    )
  })
  it.each([
    ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'matterport', 'SxQL3iGyoDo'],
    ['http://matterport.com/discover/x', 'matterport', undefined],
    ['https://tour.yisual.com/abc', 'yisual', undefined],
    ['https://www.tvl.be/film/1', 'tvl', undefined],
  ])('embeds the tour %s', (raw, kind, id) => {
    const video = parseVideoLink(raw)
    expect(video).toMatchObject({ kind, embedUrl: raw.replace('http:', 'https:') })
    expect(video?.id).toBe(id)
  })
  it.each([
    ['/media/banner.mp4', 'video/mp4'],
    ['https://cdn.example.be/film.MOV?v=2', 'video/quicktime'],
    ['/a/film.wmv', 'video/x-ms-wmv'],
    ['/a/film.avi', 'video/x-msvideo'],
    ['/a/film.flv#t=3', 'video/x-flv'],
    ['/a/film.webm', 'video/webm'],
  ])('plays the file %s', (raw, mimeType) => {
    expect(parseVideoLink(raw)).toEqual({ kind: 'file', embedUrl: raw, mimeType })
  })
  it.each([
    '',
    'film.mp4',
    'javascript:alert(1)//film.mp4',
    '/\\evil.example/film.mp4',
    'https://evilmatterport.com/show/?m=1',
    'https://matterport.com.evil.example/show/',
    'https://my.matterport.com@evil.example/show/',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=tooshort',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQx',
    'https://www.youtube.com/@agency',
    'https://vimeo.com/agency',
    'https://evilfacebook.com/agency/videos/1/',
    'https://www.facebook.com/agency/photos/1/',
    'https://www.facebook.com/watch/?v=abc',
    'https://example.be/film.mp3',
    'https://example.be/?x=film.mp4',
  ])('embeds nothing for %j', (raw) => {
    expect(parseVideoLink(raw)).toBeNull()
  })
  it('never throws and never embeds another scheme', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (raw) => {
        expect(parseVideoLink(raw)?.embedUrl ?? '/').toMatch(/^(?:https:\/\/|\/(?!\/))/)
      }),
    )
  })
})

describe('buildYouTubeThumbnail', () => {
  it('names the picture of each quality', () => {
    const names = (['low', 'medium', 'high'] as const).map((quality) =>
      buildYouTubeThumbnail('dQw4w9WgXcQ', quality).split('/').at(-1),
    )
    expect(names).toEqual(['default.jpg', 'mqdefault.jpg', 'hqdefault.jpg'])
  })
})
