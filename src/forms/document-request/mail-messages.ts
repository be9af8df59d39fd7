import { defineMessages } from '@/i18n/define-messages'

/** What the mail with the papers of a property says. */
export const messages = defineMessages({
  nl: {
    subject: 'Documenten van {title}',
    preview: 'De documenten die u opvroeg.',
    greeting: 'Goedendag,',
    intro: 'Hier vindt u de documenten van {title}.',
    home: 'dit pand',
    open: 'Openen',
    until:
      'De links werken tot {date} om {time} uur. Daarna vraagt u ze op de pagina van het pand opnieuw op.',
    none: 'Voor {title} staan nog geen documenten klaar. Uw vraag is bij ons: een collega bezorgt ze u zodra ze er zijn.',
    why: 'Hebt u dit niet zelf gevraagd? Laat het ons weten door op deze e-mail te antwoorden.',
  },
  fr: {
    subject: 'Documents de {title}',
    preview: 'Les documents que vous avez demandés.',
    greeting: 'Bonjour,',
    intro: 'Voici les documents de {title}.',
    home: 'ce bien',
    open: 'Ouvrir',
    until:
      'Les liens fonctionnent jusqu’au {date} à {time}. Ensuite, redemandez-les sur la page du bien.',
    none: 'Aucun document n’est encore disponible pour {title}. Votre demande nous est parvenue : un collaborateur vous les transmettra dès que possible.',
    why: 'Vous n’avez pas fait cette demande vous-même ? Signalez-le en répondant à cet e-mail.',
  },
  en: {
    subject: 'Documents of {title}',
    preview: 'The documents that you requested.',
    greeting: 'Hello,',
    intro: 'Here are the documents of {title}.',
    home: 'this property',
    open: 'Open',
    until:
      'The links work until {date} at {time}. After that, request them again on the page of the property.',
    none: 'No documents are ready yet for {title}. Your request has reached us: a colleague sends them as soon as they are there.',
    why: 'Did you not request this yourself? Tell us by replying to this e-mail.',
  },
  de: {
    subject: 'Unterlagen zu {title}',
    preview: 'Die angeforderten Unterlagen.',
    greeting: 'Guten Tag!',
    intro: 'Hier finden Sie die Unterlagen zu {title}.',
    home: 'dieser Immobilie',
    open: 'Öffnen',
    until:
      'Die Links funktionieren bis {date} um {time} Uhr. Danach fordern Sie sie auf der Seite der Immobilie neu an.',
    none: 'Für {title} liegen noch keine Unterlagen bereit. Ihre Anfrage ist bei uns: Jemand aus dem Team sendet sie Ihnen, sobald sie da sind.',
    why: 'Haben Sie das nicht selbst angefordert? Sagen Sie es uns als Antwort auf diese E-Mail.',
  },
})
