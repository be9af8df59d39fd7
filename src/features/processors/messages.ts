import { defineMessages } from '@/i18n/define-messages'

/** Who handles data for the agency, as the privacy statement lists it from the settings of the site. */
export const messages = defineMessages({
  nl: {
    caption: 'Wie gegevens voor ons verwerkt',
    columns: { task: 'Taak', data: 'Welke gegevens', service: 'Dienst' },
    tasks: {
      server: 'Server van de site',
      database: 'Databank',
      files: 'Opslag van bestanden',
      mail: 'Verzending van e-mails',
      scanner: 'Viruscontrole',
      traces: 'Toezicht op de werking van de site',
    },
    data: {
      server: 'Alles wat u ons via de site stuurt, en het IP-adres van uw toestel.',
      database: 'Alles wat u ons via de site stuurt.',
      files: 'Foto’s en documenten, ook die u meestuurt.',
      mail: 'Uw e-mailadres en de inhoud van de e-mails.',
      scanner: 'De bestanden die u meestuurt.',
      traces: 'Welke pagina’s werden opgevraagd en hoelang dat duurde, niet door wie.',
    },
    host: 'De dienst die onze server beheert',
  },
  fr: {
    caption: 'Qui traite des données pour nous',
    columns: { task: 'Tâche', data: 'Quelles données', service: 'Service' },
    tasks: {
      server: 'Serveur du site',
      database: 'Base de données',
      files: 'Stockage des fichiers',
      mail: 'Envoi des e-mails',
      scanner: 'Contrôle antivirus',
      traces: 'Surveillance du fonctionnement du site',
    },
    data: {
      server: 'Tout ce que vous nous envoyez par le site, et l’adresse IP de votre appareil.',
      database: 'Tout ce que vous nous envoyez par le site.',
      files: 'Photos et documents, y compris ceux que vous joignez.',
      mail: 'Votre adresse e-mail et le contenu des e-mails.',
      scanner: 'Les fichiers que vous joignez.',
      traces: 'Les pages demandées et le temps que cela a pris, jamais par qui.',
    },
    host: 'Le service qui gère notre serveur',
  },
  en: {
    caption: 'Who processes data for us',
    columns: { task: 'Task', data: 'Which data', service: 'Service' },
    tasks: {
      server: 'Server of the site',
      database: 'Database',
      files: 'File storage',
      mail: 'Sending e-mails',
      scanner: 'Virus scanning',
      traces: 'Watching how the site runs',
    },
    data: {
      server: 'All that you send us through the site, and the IP address of your device.',
      database: 'All that you send us through the site.',
      files: 'Photos and documents, including those that you attach.',
      mail: 'Your e-mail address and what the e-mails say.',
      scanner: 'The files that you attach.',
      traces: 'Which pages were asked for and how long that took, not by whom.',
    },
    host: 'The service that runs our server',
  },
  de: {
    caption: 'Wer Daten für uns verarbeitet',
    columns: { task: 'Aufgabe', data: 'Welche Daten', service: 'Dienst' },
    tasks: {
      server: 'Server der Website',
      database: 'Datenbank',
      files: 'Speicherung von Dateien',
      mail: 'Versand der E-Mails',
      scanner: 'Virenprüfung',
      traces: 'Überwachung des Betriebs der Website',
    },
    data: {
      server: 'Alles, was Sie uns über die Website senden, und die IP-Adresse Ihres Geräts.',
      database: 'Alles, was Sie uns über die Website senden.',
      files: 'Fotos und Dokumente, auch solche, die Sie anhängen.',
      mail: 'Ihre E-Mail-Adresse und der Inhalt der E-Mails.',
      scanner: 'Die Dateien, die Sie anhängen.',
      traces: 'Welche Seiten abgerufen wurden und wie lange das dauerte, nicht von wem.',
    },
    host: 'Der Dienst, der unseren Server betreibt',
  },
})
