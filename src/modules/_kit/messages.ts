import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: {
    play: 'Video afspelen',
    video: 'Video',
    map: 'Kaart van België en Luxemburg met het aantal panden per gemeente',
    bivNumber: 'BIV {number}',
    after: 'Zo gaat het verder',
    ratherTalk: 'Liever meteen iemand spreken?',
    quotes: 'Getuigenissen',
    unknownView:
      'Weergave “{view}” bestaat niet voor het type “{type}”. Bezoekers zien deze module niet.',
    emptyRelation: 'Deze module verwijst naar niets dat gepubliceerd is. Bezoekers zien ze niet.',
    emptyText: 'Deze module heeft geen tekst in deze taal. Bezoekers zien ze niet.',
  },
  fr: {
    play: 'Lire la vidéo',
    video: 'Vidéo',
    map: 'Carte de la Belgique et du Luxembourg avec le nombre de biens par commune',
    bivNumber: 'IPI {number}',
    after: 'La suite',
    ratherTalk: 'Vous préférez parler à quelqu’un ?',
    quotes: 'Témoignages',
    unknownView:
      'L’affichage « {view} » n’existe pas pour le type « {type} ». Les visiteurs ne voient pas ce module.',
    emptyRelation: 'Ce module ne renvoie à rien de publié. Les visiteurs ne le voient pas.',
    emptyText: 'Ce module n’a pas de texte dans cette langue. Les visiteurs ne le voient pas.',
  },
  en: {
    play: 'Play video',
    video: 'Video',
    map: 'Map of Belgium and Luxembourg with the number of properties per place',
    bivNumber: 'BIV/IPI {number}',
    after: 'What happens next',
    ratherTalk: 'Rather talk to someone now?',
    quotes: 'Testimonials',
    unknownView:
      'The view “{view}” does not exist for the type “{type}”. Visitors do not see this module.',
    emptyRelation: 'This module points at nothing that is published. Visitors do not see it.',
    emptyText: 'This module has no text in this language. Visitors do not see it.',
  },
  de: {
    play: 'Video abspielen',
    video: 'Video',
    map: 'Karte von Belgien und Luxemburg mit der Zahl der Immobilien je Ort',
    bivNumber: 'IPI {number}',
    after: 'So geht es weiter',
    ratherTalk: 'Lieber gleich mit jemandem sprechen?',
    quotes: 'Referenzen',
    unknownView:
      'Die Ansicht „{view}“ gibt es für den Typ „{type}“ nicht. Besucher sehen dieses Modul nicht.',
    emptyRelation: 'Dieses Modul verweist auf nichts Veröffentlichtes. Besucher sehen es nicht.',
    emptyText: 'Dieses Modul hat keinen Text in dieser Sprache. Besucher sehen es nicht.',
  },
})
