import { defineMessages } from '@/i18n/define-messages'

/** What the agency reads when an owner signs in. */
export const messages = defineMessages({
  nl: {
    subject: '{name} heeft zich aangemeld in het eigenaarsportaal',
    preview: 'Misschien een goed moment om te bellen.',
    intro:
      '{name} heeft zich op {day} om {time} aangemeld in het eigenaarsportaal. U krijgt dit bericht hoogstens eenmaal per dag per eigenaar.',
    owner: 'Eigenaar',
    phone: 'Telefoon',
    property: 'Pand',
    open: 'Eigenaar openen',
    settings: 'Deze berichten worden bij de instellingen van de site aan- en uitgezet.',
  },
  fr: {
    subject: '{name} s’est connecté à l’espace propriétaire',
    preview: 'C’est peut-être le bon moment pour téléphoner.',
    intro:
      '{name} s’est connecté à l’espace propriétaire le {day} à {time}. Vous recevez ce message une fois par jour et par propriétaire au plus.',
    owner: 'Propriétaire',
    phone: 'Téléphone',
    property: 'Bien',
    open: 'Ouvrir la fiche du propriétaire',
    settings: 'Ces messages s’activent et se désactivent dans les réglages du site.',
  },
  en: {
    subject: '{name} signed in to the owners’ portal',
    preview: 'It may be a good moment to call.',
    intro:
      '{name} signed in to the owners’ portal on {day} at {time}. You get this message once a day for each owner at most.',
    owner: 'Owner',
    phone: 'Phone',
    property: 'Property',
    open: 'Open the owner',
    settings: 'These messages are switched on and off in the settings of the site.',
  },
  de: {
    subject: '{name} hat sich im Eigentümerportal angemeldet',
    preview: 'Vielleicht ein guter Moment für einen Anruf.',
    intro:
      '{name} hat sich am {day} um {time} im Eigentümerportal angemeldet. Sie erhalten diese Nachricht höchstens einmal pro Tag und Eigentümer.',
    owner: 'Eigentümer',
    phone: 'Telefon',
    property: 'Objekt',
    open: 'Eigentümer öffnen',
    settings:
      'Diese Nachrichten lassen sich in den Einstellungen der Website ein- und ausschalten.',
  },
})
