import type { ModuleExample } from '../_kit/module-example'

export const examples: readonly ModuleExample[] = [
  {
    view: 'grid',
    fill: ({ properties }) => ({
      title: 'Nieuw in aanbod',
      relations: properties,
      link: { label: 'Alle panden te koop', href: '/nl/te-koop/' },
    }),
  },
  {
    view: 'list',
    fill: ({ properties }) => ({ title: 'Deze week', relations: properties, maxItems: 4 }),
  },
  {
    view: 'slider',
    fill: ({ properties }) => ({
      title: 'Met tuin',
      relations: properties,
      maxItems: 8,
      background: { kind: 'color', surface: 'tint' },
    }),
  },
  {
    view: 'map',
    fill: ({ properties }) => ({ title: 'Op de kaart', relations: properties, maxItems: 8 }),
  },
  {
    view: 'compact',
    fill: ({ properties }) => ({
      title: 'Kort overzicht',
      titleSize: 's',
      relations: properties,
      maxItems: 6,
    }),
  },
]
