import type { Locale, LocalizedText } from '@/domain/kernel/locales'
import { words } from '../../fields/words'

/** What the desk calls every kind of mail, by the name under which it is queued. */
export const mailKindNames: Readonly<Record<string, LocalizedText>> = {
  'enquiry-notice': words(
    'Aanvraag, voor het kantoor',
    'Demande, pour l’agence',
    'Enquiry, to the agency',
    'Anfrage, an das Büro',
  ),
  'enquiry-receipt': words(
    'Ontvangst van een aanvraag',
    'Accusé de réception d’une demande',
    'Receipt of an enquiry',
    'Eingang einer Anfrage',
  ),
  'enquiry-escalation': words(
    'Aanvraag nog niet bekeken',
    'Demande pas encore consultée',
    'Enquiry not looked at yet',
    'Anfrage noch nicht angesehen',
  ),
  'document-links': words(
    'Links naar documenten',
    'Liens vers des documents',
    'Links to documents',
    'Links zu Dokumenten',
  ),
  'send-to-friend': words(
    'Pand gedeeld met een vriend',
    'Bien partagé avec un ami',
    'Property shared with a friend',
    'Mit Freunden geteiltes Objekt',
  ),
  'own-data': words(
    'Link naar eigen gegevens',
    'Lien vers ses données',
    'Link to own data',
    'Link zu eigenen Daten',
  ),
  'rent-refusal': words(
    'Antwoord aan een kandidaat-huurder',
    'Réponse à un candidat locataire',
    'Answer to a rental candidate',
    'Antwort an Mietinteressenten',
  ),
  appointment: words(
    'Afspraak, voor de bezoeker',
    'Rendez-vous, pour le visiteur',
    'Appointment, to the visitor',
    'Termin, an den Besucher',
  ),
  'appointment-place': words(
    'Vrije plaats, voor wie wacht',
    'Place libre, pour qui attend',
    'Free place, to who waits in line',
    'Freier Platz, an Wartende',
  ),
  'appointment-agency': words(
    'Afspraak, voor het kantoor',
    'Rendez-vous, pour l’agence',
    'Appointment, to the agency',
    'Termin, an das Büro',
  ),
  'demand-confirm': words(
    'Zoekopdracht bevestigen',
    'Confirmer une recherche',
    'Confirm a search',
    'Suchauftrag bestätigen',
  ),
  'demand-alerts': words('Zoekmelding', 'Alerte de recherche', 'Search alert', 'Suchmeldung'),
  'demand-renewal': words(
    'Zoekopdracht verlengen',
    'Prolonger une recherche',
    'Renew a search',
    'Suchauftrag verlängern',
  ),
  'newsletter-confirm': words(
    'Nieuwsbrief bevestigen',
    'Confirmer la lettre d’information',
    'Confirm the newsletter',
    'Newsletter bestätigen',
  ),
  'offer-notice': words(
    'Bod, voor het kantoor',
    'Offre, pour l’agence',
    'Offer, to the agency',
    'Angebot, an das Büro',
  ),
  'offer-signer': words(
    'Bod, voor de ondertekenaar',
    'Offre, pour le signataire',
    'Offer, to its signer',
    'Angebot, an Unterzeichner',
  ),
  'owner-sign-in': words(
    'Inloglink voor een eigenaar',
    'Lien de connexion d’un propriétaire',
    'Login link for an owner',
    'Anmeldelink für Eigentümer',
  ),
  'owner-password': words(
    'Nieuw wachtwoord van een eigenaar',
    'Nouveau mot de passe d’un propriétaire',
    'New password of an owner',
    'Neues Passwort eines Eigentümers',
  ),
  'owner-invitation': words(
    'Uitnodiging voor een eigenaar',
    'Invitation d’un propriétaire',
    'Invitation of an owner',
    'Einladung eines Eigentümers',
  ),
  'owner-password-set': words(
    'Eigenaar: wachtwoord ingesteld',
    'Propriétaire : mot de passe défini',
    'Owner: password set',
    'Eigentümer: Passwort festgelegt',
  ),
  'owner-address-set': words(
    'Eigenaar: ander e-mailadres',
    'Propriétaire : autre adresse e-mail',
    'Owner: another e-mail address',
    'Eigentümer: andere E-Mail-Adresse',
  ),
  'owner-device': words(
    'Eigenaar: nieuw toestel',
    'Propriétaire : nouvel appareil',
    'Owner: new device',
    'Eigentümer: neues Gerät',
  ),
  'owner-login': words(
    'Eigenaar logde in, voor het kantoor',
    'Connexion d’un propriétaire, pour l’agence',
    'An owner logged in, to the agency',
    'Anmeldung eines Eigentümers, an das Büro',
  ),
  'owner-second-factor': words(
    'Eigenaar: tweede stap gewijzigd',
    'Propriétaire : seconde étape modifiée',
    'Owner: second step changed',
    'Eigentümer: zweiter Schritt geändert',
  ),
  'owner-digest': words(
    'Weekoverzicht voor een eigenaar',
    'Résumé hebdomadaire d’un propriétaire',
    'Weekly summary for an owner',
    'Wochenübersicht für Eigentümer',
  ),
  'portal-message': words(
    'Bericht van een eigenaar',
    'Message d’un propriétaire',
    'Message of an owner',
    'Nachricht eines Eigentümers',
  ),
  'portal-document': words(
    'Document van een eigenaar',
    'Document d’un propriétaire',
    'Document of an owner',
    'Dokument eines Eigentümers',
  ),
  'portal-answer': words(
    'Antwoord aan een eigenaar',
    'Réponse à un propriétaire',
    'Answer to an owner',
    'Antwort an Eigentümer',
  ),
  'testimonial-confirm': words(
    'Getuigenis bevestigen',
    'Confirmer un témoignage',
    'Confirm a testimonial',
    'Referenz bestätigen',
  ),
  'staff-invitation': words(
    'Uitnodiging van een medewerker',
    'Invitation d’un collaborateur',
    'Invitation of a colleague',
    'Einladung eines Mitarbeiters',
  ),
  'staff-second-factor': words(
    'Medewerker: tweede stap gewijzigd',
    'Collaborateur : seconde étape modifiée',
    'Colleague: second step changed',
    'Mitarbeiter: zweiter Schritt geändert',
  ),
  'staff-keys': words(
    'Medewerker: ander e-mailadres of wachtwoord',
    'Collaborateur : autre adresse e-mail ou mot de passe',
    'Colleague: another e-mail address or password',
    'Mitarbeiter: andere E-Mail-Adresse oder anderes Passwort',
  ),
  'owner-news': words(
    'Nieuws voor een eigenaar',
    'Nouvelles pour un propriétaire',
    'News for an owner',
    'Neues für einen Eigentümer',
  ),
  'plan-refused': words(
    'Geplande publicatie geweigerd',
    'Publication planifiée refusée',
    'Planned publication refused',
    'Geplante Veröffentlichung abgelehnt',
  ),
  desk: words(
    'Account van een medewerker',
    'Compte d’un collaborateur',
    'Account of a colleague',
    'Konto eines Mitarbeiters',
  ),
}

/** What a mail is called before it is composed; it has no subject of its own until then. */
export function nameMailKind(kind: string, locale: Locale): string | undefined {
  return mailKindNames[kind]?.[locale]
}
