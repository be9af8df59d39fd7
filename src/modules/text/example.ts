import { exampleText, type ModuleExample } from '../_kit/module-example'

const text = exampleText(
  'Een huis verkopen is rekenen, plannen en luisteren. Wij doen die drie samen met u.',
  'Bij het eerste gesprek brengen wij cijfers van verkopen uit uw straat mee.',
)

export const examples: readonly ModuleExample[] = [
  { view: 'text', fill: () => ({ title: 'Onze werkwijze', description: text }) },
  {
    view: 'text',
    name: 'text with picture and link',
    fill: ({ pictures }) => ({
      title: 'Over ons',
      description: text,
      image: pictures[0] ?? null,
      link: { label: 'Maak kennis met het team', href: '/nl/team/' },
    }),
  },
  {
    view: 'text',
    name: 'text with a gallery, on ink',
    fill: ({ pictures }) => ({
      title: 'In beeld',
      titleSize: 'l',
      description: text,
      images: pictures.slice(0, 3),
      background: { kind: 'color', surface: 'ink' },
    }),
  },
  {
    view: 'text',
    name: 'text on a picture',
    fill: ({ pictures }) => ({
      title: 'Antwerpen van boven',
      description: text,
      background: pictures[1] ? { kind: 'image', image: pictures[1] } : { kind: 'none' },
    }),
  },
]
