import { defineMessages } from '@/i18n/define-messages'

/** The words on the card of a property. */
export const cardMessages = defineMessages({
  nl: {
    bedrooms: '{count} slpk.',
    bedroomsSpoken: '{count, plural, one {# slaapkamer} other {# slaapkamers}}',
    plot: 'perceel {area}',
    garden: 'tuin',
    terrace: 'terras',
    garage: 'garage',
    energyLabel: 'EPC-label {letter}',
    noPicture: 'Gevel met gesloten luiken; er is nog geen foto',
    discreetPicture: 'Gevel met gesloten luiken; de foto’s zijn discreet',
  },
  fr: {
    bedrooms: '{count} ch.',
    bedroomsSpoken: '{count, plural, one {# chambre} other {# chambres}}',
    plot: 'terrain {area}',
    garden: 'jardin',
    terrace: 'terrasse',
    garage: 'garage',
    energyLabel: 'Label PEB {letter}',
    noPicture: 'Façade aux volets fermés ; pas encore de photo',
    discreetPicture: 'Façade aux volets fermés ; les photos sont discrètes',
  },
  en: {
    bedrooms: '{count} bed.',
    bedroomsSpoken: '{count, plural, one {# bedroom} other {# bedrooms}}',
    plot: 'plot {area}',
    garden: 'garden',
    terrace: 'terrace',
    garage: 'garage',
    energyLabel: 'EPC label {letter}',
    noPicture: 'House front with closed shutters; there is no picture yet',
    discreetPicture: 'House front with closed shutters; the pictures are discreet',
  },
  de: {
    bedrooms: '{count} Schlafz.',
    bedroomsSpoken: '{count, plural, one {# Schlafzimmer} other {# Schlafzimmer}}',
    plot: 'Grundstück {area}',
    garden: 'Garten',
    terrace: 'Terrasse',
    garage: 'Garage',
    energyLabel: 'Energieklasse {letter}',
    noPicture: 'Fassade mit geschlossenen Läden; noch kein Foto',
    discreetPicture: 'Fassade mit geschlossenen Läden; die Fotos sind diskret',
  },
})
