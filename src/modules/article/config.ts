import { defineModuleType } from '../_kit/module-config'

export const article = defineModuleType({
  type: 'article',
  label: { nl: 'Artikels', fr: 'Articles', en: 'Articles', de: 'Artikel' },
  views: [
    { name: 'card', label: { nl: 'Kaart', fr: 'Carte', en: 'Card', de: 'Karte' } },
    { name: 'text', label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' } },
    {
      name: 'image-left',
      label: { nl: 'Beeld links', fr: 'Image à gauche', en: 'Picture left', de: 'Bild links' },
    },
    {
      name: 'image-right',
      label: { nl: 'Beeld rechts', fr: 'Image à droite', en: 'Picture right', de: 'Bild rechts' },
    },
    {
      name: 'accordion',
      label: { nl: 'Uitklapbaar', fr: 'Accordéon', en: 'Accordion', de: 'Akkordeon' },
    },
    { name: 'quote', label: { nl: 'Citaat', fr: 'Citation', en: 'Quote', de: 'Zitat' } },
  ],
  uses: ['titleSize', 'description', 'image', 'relations', 'link', 'numberItemOfRow', 'maxItems'],
  relationTypes: ['article', 'category'],
})
