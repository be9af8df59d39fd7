import type { ModuleExample } from '../_kit/module-example'

export const examples: readonly ModuleExample[] = [
  {
    view: 'grid',
    fill: ({ projects }) => ({
      title: 'Nieuwbouwprojecten',
      relations: projects,
      numberItemOfRow: 2,
      link: { label: 'Alle projecten', href: '/nl/projecten/' },
    }),
  },
  {
    view: 'list',
    fill: ({ projects }) => ({ title: 'Binnenkort opgeleverd', relations: projects, maxItems: 3 }),
  },
  {
    view: 'slider',
    fill: ({ projects }) => ({ title: 'Onze projecten', relations: projects, maxItems: 6 }),
  },
  {
    view: 'map',
    fill: ({ projects }) => ({ title: 'Waar wij bouwen', relations: projects, maxItems: 6 }),
  },
  {
    view: 'compact',
    fill: ({ projects }) => ({ title: 'Projecten in het kort', relations: projects, maxItems: 6 }),
  },
]
