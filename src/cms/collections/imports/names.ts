import type { ImportState } from '@/domain/listings/import-run'
import type { LocalizedText } from '@/domain/kernel/locales'
import { words } from '../../fields/words'

export const stateNames: Readonly<Record<ImportState, LocalizedText>> = {
  waiting: words('Wacht', 'En attente', 'Waiting', 'Wartet'),
  reading: words('Wordt gelezen', 'En lecture', 'Being read', 'Wird gelesen'),
  ready: words('Te bekijken', 'À vérifier', 'To be looked at', 'Zu prüfen'),
  applying: words('Wordt uitgevoerd', 'En exécution', 'Being applied', 'Wird ausgeführt'),
  done: words('Klaar', 'Terminé', 'Done', 'Fertig'),
  failed: words('Mislukt', 'Échoué', 'Failed', 'Fehlgeschlagen'),
  cancelled: words('Afgebroken', 'Annulé', 'Cancelled', 'Abgebrochen'),
}

export const importOrigins = ['desk', 'upload', 'schedule', 'api'] as const

export type ImportOrigin = (typeof importOrigins)[number]

export const origins: Readonly<Record<ImportOrigin, LocalizedText>> = {
  desk: words('Opgehaald op vraag', 'Récupéré à la demande', 'Fetched on request', 'Auf Anfrage'),
  upload: words('Opgeladen', 'Téléversé', 'Uploaded', 'Hochgeladen'),
  schedule: words('Opgehaald op tijd', 'Récupéré selon l’horaire', 'By schedule', 'Nach Plan'),
  api: words('Toegestuurd (API)', 'Envoyé (API)', 'Sent (API)', 'Gesendet (API)'),
}

/** Records of an import by what becomes of them. */
export const countNames = {
  found: words('Gelezen', 'Lus', 'Read', 'Gelesen'),
  created: words('Nieuw', 'Nouveaux', 'New', 'Neu'),
  changed: words('Gewijzigd', 'Modifiés', 'Changed', 'Geändert'),
  unchanged: words('Ongewijzigd', 'Inchangés', 'Unchanged', 'Unverändert'),
  removed: words('Verdwenen', 'Disparus', 'Gone', 'Verschwunden'),
  refused: words('Geweigerd', 'Refusés', 'Refused', 'Abgelehnt'),
  applied: words('Uitgevoerd', 'Exécutés', 'Applied', 'Ausgeführt'),
} satisfies Record<string, LocalizedText>

export type CountName = keyof typeof countNames
