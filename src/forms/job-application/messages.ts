import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: {
    submit: 'Sollicitatie verzenden',
    receipt: {
      subject: 'Wij hebben uw sollicitatie ontvangen',
      preview: 'Uw sollicitatie is goed aangekomen.',
      intro: 'Bedankt dat u bij ons wilt werken. Uw sollicitatie is goed aangekomen.',
    },
    fields: {
      remark: { label: 'Waarom wilt u bij ons werken?' },
      cv: { label: 'Uw cv', hint: 'Een pdf, Word-document (doc, docx) of odt, hoogstens 5 MB.' },
    },
    errors: {
      'remark.missing': 'Schrijf waarom u bij ons wilt werken.',
      'cv.missing': 'Kies één bestand met uw cv.',
      'cv.empty': 'Kies een ander bestand: dit is leeg.',
      'cv.tooLarge': 'Kies een kleiner bestand: hoogstens 5 MB.',
      'cv.wrongType': 'Kies een pdf, doc, docx of odt. Dit bestand is iets anders of beschadigd.',
      'cv.infected': 'In dit bestand vond de virusscanner een gevaar. Kies een ander bestand.',
      'cv.again': 'Kies uw cv opnieuw: een pagina mag een bestand niet zelf invullen.',
    },
  },
  fr: {
    submit: 'Envoyer la candidature',
    receipt: {
      subject: 'Nous avons bien reçu votre candidature',
      preview: 'Votre candidature nous est bien parvenue.',
      intro:
        'Merci de l’intérêt que vous portez à notre équipe. Votre candidature nous est bien parvenue.',
    },
    fields: {
      remark: { label: 'Pourquoi souhaitez-vous travailler chez nous ?' },
      cv: {
        label: 'Votre CV',
        hint: 'Un PDF, un document Word (doc, docx) ou odt, 5 Mo au maximum.',
      },
    },
    errors: {
      'remark.missing': 'Écrivez pourquoi vous souhaitez travailler chez nous.',
      'cv.missing': 'Choisissez un seul fichier contenant votre CV.',
      'cv.empty': 'Choisissez un autre fichier : celui-ci est vide.',
      'cv.tooLarge': 'Choisissez un fichier plus petit : 5 Mo au maximum.',
      'cv.wrongType':
        'Choisissez un PDF, doc, docx ou odt. Ce fichier est d’un autre type ou abîmé.',
      'cv.infected': 'L’antivirus a trouvé un danger dans ce fichier. Choisissez un autre fichier.',
      'cv.again':
        'Choisissez à nouveau votre CV : une page ne peut pas remplir un fichier elle-même.',
    },
  },
  en: {
    submit: 'Send application',
    receipt: {
      subject: 'We have received your application',
      preview: 'Your application has reached us.',
      intro: 'Thank you for wanting to work with us. Your application has reached us.',
    },
    fields: {
      remark: { label: 'Why would you like to work with us?' },
      cv: { label: 'Your CV', hint: 'A PDF, Word document (doc, docx) or odt, 5 MB at most.' },
    },
    errors: {
      'remark.missing': 'Write why you would like to work with us.',
      'cv.missing': 'Choose one file with your CV.',
      'cv.empty': 'Choose another file: this one is empty.',
      'cv.tooLarge': 'Choose a smaller file: 5 MB at most.',
      'cv.wrongType': 'Choose a PDF, doc, docx or odt. This file is something else or damaged.',
      'cv.infected': 'The virus scanner found something bad in this file. Choose another file.',
      'cv.again': 'Choose your CV again: a page may not fill in a file by itself.',
    },
  },
  de: {
    submit: 'Bewerbung senden',
    receipt: {
      subject: 'Wir haben Ihre Bewerbung erhalten',
      preview: 'Ihre Bewerbung ist bei uns angekommen.',
      intro:
        'Vielen Dank für Ihr Interesse an einer Stelle bei uns. Ihre Bewerbung ist angekommen.',
    },
    fields: {
      remark: { label: 'Warum möchten Sie bei uns arbeiten?' },
      cv: {
        label: 'Ihr Lebenslauf',
        hint: 'Ein PDF, Word-Dokument (doc, docx) oder odt, höchstens 5 MB.',
      },
    },
    errors: {
      'remark.missing': 'Schreiben Sie, warum Sie bei uns arbeiten möchten.',
      'cv.missing': 'Wählen Sie eine Datei mit Ihrem Lebenslauf.',
      'cv.empty': 'Wählen Sie eine andere Datei: Diese ist leer.',
      'cv.tooLarge': 'Wählen Sie eine kleinere Datei: höchstens 5 MB.',
      'cv.wrongType':
        'Wählen Sie ein PDF, doc, docx oder odt. Diese Datei ist etwas anderes oder beschädigt.',
      'cv.infected':
        'Der Virenscanner hat in dieser Datei eine Gefahr gefunden. Wählen Sie eine andere Datei.',
      'cv.again':
        'Wählen Sie Ihren Lebenslauf erneut: Eine Seite darf eine Datei nicht selbst einsetzen.',
    },
  },
})
