import type { ModuleExample } from '../_kit/module-example'

export const examples: readonly ModuleExample[] = [
  {
    view: 'video',
    fill: ({ pictures }) => ({
      title: 'Een dag op kantoor',
      image: pictures[0] ?? null,
      videoUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    }),
  },
  {
    view: 'video',
    name: 'video without a poster',
    fill: () => ({
      title: 'Rondleiding',
      videoUrl: 'https://vimeo.com/123456789',
    }),
  },
]
