import { defineMessages } from '@/i18n/define-messages'

/** What a page says that every agency needs: the way on after a form was sent. */
export const messages = defineMessages({
  nl: {
    waysOn: 'Verder op de site',
    back: 'Terug naar wat u bekeek',
    forSale: 'Panden te koop',
    forRent: 'Panden te huur',
    demand: 'Hou mij op de hoogte',
    guides: 'Gidsen en nieuws',
    contact: 'Contact',
    newest: 'Nieuw in aanbod',
  },
  fr: {
    waysOn: 'Poursuivre sur le site',
    back: 'Revenir à ce que vous regardiez',
    forSale: 'Biens à vendre',
    forRent: 'Biens à louer',
    demand: 'Tenez-moi informé',
    guides: 'Guides et actualités',
    contact: 'Contact',
    newest: 'Nouveautés',
  },
  en: {
    waysOn: 'Continue on the site',
    back: 'Back to what you were looking at',
    forSale: 'Property for sale',
    forRent: 'Property for rent',
    demand: 'Keep me informed',
    guides: 'Guides and news',
    contact: 'Contact',
    newest: 'New listings',
  },
  de: {
    waysOn: 'Weiter auf der Website',
    back: 'Zurück zu dem, was Sie angesehen haben',
    forSale: 'Immobilien zum Kauf',
    forRent: 'Immobilien zur Miete',
    demand: 'Halten Sie mich informiert',
    guides: 'Ratgeber und Neuigkeiten',
    contact: 'Kontakt',
    newest: 'Neu im Angebot',
  },
})
