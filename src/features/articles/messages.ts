import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: {
    readMore: 'Lees meer over {title}',
    readOn: 'Lees ook',
    postedAt: 'Geplaatst op {date}',
    by: 'door {author}',
  },
  fr: {
    readMore: 'En savoir plus : {title}',
    readOn: 'À lire aussi',
    postedAt: 'Publié le {date}',
    by: 'par {author}',
  },
  en: {
    readMore: 'Read more about {title}',
    readOn: 'Read on',
    postedAt: 'Posted on {date}',
    by: 'by {author}',
  },
  de: {
    readMore: 'Mehr zu {title}',
    readOn: 'Lesen Sie auch',
    postedAt: 'Veröffentlicht am {date}',
    by: 'von {author}',
  },
})
