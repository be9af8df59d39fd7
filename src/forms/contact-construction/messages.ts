import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: {
    submit: 'Info over dit project aanvragen',
    fields: {},
    errors: { 'project.unknown': 'Dit project is niet meer beschikbaar.' },
  },
  fr: {
    submit: 'Demander des infos sur ce projet',
    fields: {},
    errors: { 'project.unknown': 'Ce projet n’est plus disponible.' },
  },
  en: {
    submit: 'Request information on this project',
    fields: {},
    errors: { 'project.unknown': 'This project is no longer available.' },
  },
  de: {
    submit: 'Informationen zum Projekt anfordern',
    fields: {},
    errors: { 'project.unknown': 'Dieses Projekt ist nicht mehr verfügbar.' },
  },
})
