import { exampleText, type ModuleExample } from '../_kit/module-example'

export const examples: readonly ModuleExample[] = [
  {
    view: 'form',
    fill: () => ({
      title: 'Schrijf ons',
      description: exampleText('Wij antwoorden binnen één werkdag.'),
      relations: [{ type: 'contact', form: 'site-contact' }],
    }),
  },
  {
    view: 'form-image',
    fill: ({ pictures }) => ({
      title: 'Vraag een gratis schatting',
      image: pictures[0] ?? null,
      relations: [{ type: 'contact', form: 'contact-demand' }],
    }),
  },
  {
    view: 'callout',
    fill: () => ({
      title: 'Wat is uw woning waard?',
      link: { label: 'Vraag een gratis schatting', href: '/nl/gratis-schatting/' },
      background: { kind: 'color', surface: 'enamel' },
    }),
  },
  {
    view: 'callout',
    name: 'callout without a background',
    fill: () => ({
      title: 'Zoekt u iets bepaalds?',
      description: exampleText('Wij verwittigen u als eerste.'),
      link: { label: 'Houd mij op de hoogte', href: '/nl/ik-zoek/' },
    }),
  },
]
