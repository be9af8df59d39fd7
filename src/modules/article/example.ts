import { exampleText, type ModuleExample } from '../_kit/module-example'

export const examples: readonly ModuleExample[] = [
  {
    view: 'card',
    fill: ({ articles }) => ({ title: 'Onze diensten', relations: articles, maxItems: 4 }),
  },
  {
    view: 'text',
    fill: ({ articles }) => ({
      title: 'Wat wij doen',
      description: exampleText('Vier diensten, telkens met één aanspreekpunt.'),
      relations: articles,
      maxItems: 2,
    }),
  },
  {
    view: 'image-left',
    fill: ({ articles }) => ({ title: 'Ons kantoor', relations: articles, maxItems: 1 }),
  },
  {
    view: 'image-right',
    fill: ({ articles }) => ({ title: 'Onze werkwijze', relations: articles, maxItems: 1 }),
  },
  {
    view: 'accordion',
    fill: ({ articles }) => ({ title: 'Veelgestelde vragen', relations: articles }),
  },
  {
    view: 'quote',
    fill: ({ quotes }) => ({ title: 'Wat klanten zeggen', relations: quotes }),
  },
]
