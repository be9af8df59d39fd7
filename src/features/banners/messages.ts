import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: {
    pause: 'Pauzeer',
    play: 'Speel af',
    slides: 'Beelden van de banner',
    slider: 'diavoorstelling',
    slide: 'beeld',
    position: '{current} van {total}',
    previous: 'Vorig beeld',
    next: 'Volgend beeld',
  },
  fr: {
    pause: 'Mettre en pause',
    play: 'Lancer',
    slides: 'Images de la bannière',
    slider: 'diaporama',
    slide: 'image',
    position: '{current} sur {total}',
    previous: 'Image précédente',
    next: 'Image suivante',
  },
  en: {
    pause: 'Pause',
    play: 'Play',
    slides: 'Banner pictures',
    slider: 'slide show',
    slide: 'picture',
    position: '{current} of {total}',
    previous: 'Previous picture',
    next: 'Next picture',
  },
  de: {
    pause: 'Anhalten',
    play: 'Abspielen',
    slides: 'Bilder des Banners',
    slider: 'Diaschau',
    slide: 'Bild',
    position: '{current} von {total}',
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
  },
})
