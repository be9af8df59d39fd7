import type { LocalizedText } from '@/domain/kernel/locales'
import type { TextNamespace } from '@/i18n/text-namespace'
import { words } from '../fields/words'

const form = (nl: string, fr: string, en: string, de: string) =>
  words(`Formulieren: ${nl}`, `Formulaires : ${fr}`, `Forms: ${en}`, `Formulare: ${de}`)

const mail = (nl: string, fr: string, en: string, de: string) =>
  words(`E-mails: ${nl}`, `E-mails : ${fr}`, `E-mails: ${en}`, `E-Mails: ${de}`)

const portal = (nl: string, fr: string, en: string, de: string) =>
  words(
    `Eigenaarsportaal: ${nl}`,
    `Portail des propriétaires : ${fr}`,
    `Owners’ portal: ${en}`,
    `Eigentümerportal: ${de}`,
  )

/** Where the texts of a namespace are read, as an editor would look for them. */
const names: Readonly<Record<TextNamespace, LocalizedText>> = {
  appointments: words('Afspraken', 'Rendez-vous', 'Appointments', 'Termine'),
  articles: words('Artikels', 'Articles', 'Articles', 'Artikel'),
  banners: words('Banners', 'Bannières', 'Banners', 'Banner'),
  brochure: words('Brochure (A4)', 'Brochure (A4)', 'Brochure (A4)', 'Broschüre (A4)'),
  complaints: words('Klachten', 'Réclamations', 'Complaints', 'Beschwerden'),
  consent: words('Toestemming', 'Consentement', 'Consent', 'Einwilligung'),
  consentPolicy: words(
    'Cookiebeleid: lijsten',
    'Politique de cookies : listes',
    'Cookie policy: lists',
    'Cookie-Richtlinie: Listen',
  ),
  documents: words(
    'Documenten van een pand',
    'Documents d’un bien',
    'Documents of a property',
    'Unterlagen eines Objekts',
  ),
  facts: words(
    'Kenmerken van panden',
    'Caractéristiques des biens',
    'Facts of properties',
    'Merkmale von Objekten',
  ),
  favourites: words('Favorieten', 'Favoris', 'Favourites', 'Favoriten'),
  feeds: words(
    'Feeds voor lezers van nieuws',
    'Flux pour lecteurs d’actualités',
    'Feeds for news readers',
    'Feeds für Nachrichtenleser',
  ),
  lists: words('Lijsten', 'Listes', 'Lists', 'Listen'),
  map: words('Kaart', 'Carte', 'Map', 'Karte'),
  modules: words('Modules', 'Modules', 'Modules', 'Module'),
  newsletter: words('Nieuwsbrief', 'Newsletter', 'Newsletter', 'Newsletter'),
  pages: words('Pagina’s', 'Pages', 'Pages', 'Seiten'),
  personalData: words('Eigen gegevens', 'Données personnelles', 'Own data', 'Eigene Daten'),
  processors: words('Verwerkers', 'Sous-traitants', 'Processors', 'Auftragsverarbeiter'),
  projects: words('Projecten', 'Projets', 'Projects', 'Projekte'),
  properties: words('Panden', 'Biens', 'Properties', 'Objekte'),
  retention: words(
    'Bewaartermijnen',
    'Délais de conservation',
    'How long data are kept',
    'Aufbewahrungsfristen',
  ),
  routing: words('Adressen', 'Adresses', 'Addresses', 'Adressen'),
  search: words('Zoeken', 'Recherche', 'Search', 'Suche'),
  shell: words(
    'Kop, menu en voet',
    'En-tête, menu et pied de page',
    'Header, menu and footer',
    'Kopf, Menü und Fuß',
  ),
  shortlist: words('Vergelijken', 'Comparaison', 'Comparison', 'Vergleich'),
  suggestions: words(
    'Suggesties bij het zoeken',
    'Suggestions de recherche',
    'Suggestions while searching',
    'Vorschläge bei der Suche',
  ),
  testimonials: words('Getuigenissen', 'Témoignages', 'Testimonials', 'Referenzen'),
  ownTestimonial: words(
    'Eigen getuigenis bevestigen',
    'Confirmer son témoignage',
    'Confirming one’s own testimonial',
    'Eigene Referenz bestätigen',
  ),

  forms: form('alle samen', 'communs', 'shared', 'gemeinsam'),
  contactAppointment: form(
    'afspraak op kantoor',
    'rendez-vous au bureau',
    'appointment at the office',
    'Termin im Büro',
  ),
  contactConstruction: form(
    'vraag over een project',
    'question sur un projet',
    'question about a project',
    'Frage zu einem Projekt',
  ),
  contactDemand: form(
    'gratis schatting',
    'estimation gratuite',
    'free valuation',
    'kostenlose Bewertung',
  ),
  contactMe: form(
    'vraag over een pand',
    'question sur un bien',
    'question about a property',
    'Frage zu einem Objekt',
  ),
  dataRequest: form('eigen gegevens', 'ses données', 'own data', 'eigene Daten'),
  demandRegister: form('ik zoek', 'je cherche', 'keep me informed', 'ich suche'),
  documentRequest: form(
    'documenten opvragen',
    'demander des documents',
    'ask for documents',
    'Unterlagen anfordern',
  ),
  jobApplication: form('sollicitatie', 'candidature', 'job application', 'Bewerbung'),
  rentApplication: form(
    'kandidaat-huurder',
    'candidat locataire',
    'rental candidate',
    'Mietinteressent',
  ),
  reportListing: form(
    'melding over een pand',
    'signalement d’un bien',
    'report about a property',
    'Meldung zu einem Objekt',
  ),
  sendToFriend: form(
    'doorsturen aan een vriend',
    'envoyer à un ami',
    'send to a friend',
    'an Freunde senden',
  ),
  offer: form('bod', 'offre', 'offer', 'Gebot'),
  signNewsletter: form('nieuwsbrief', 'newsletter', 'newsletter', 'Newsletter'),
  siteContact: form('contact', 'contact', 'contact', 'Kontakt'),
  testimonial: form('getuigenis', 'témoignage', 'testimonial', 'Referenz'),

  alerts: mail('zoekopdrachten', 'alertes', 'search alerts', 'Suchaufträge'),
  appointmentMails: mail('afspraken', 'rendez-vous', 'appointments', 'Termine'),
  documentRequestMail: mail('documenten', 'documents', 'documents', 'Unterlagen'),
  enquiryMails: mail('aanvragen', 'demandes', 'enquiries', 'Anfragen'),
  offerMails: mail('biedingen', 'offres', 'offers', 'Gebote'),
  ownerLinkMails: mail(
    'link voor eigenaars',
    'lien pour propriétaires',
    'link for owners',
    'Link für Eigentümer',
  ),
  ownerMails: mail('eigenaars', 'propriétaires', 'owners', 'Eigentümer'),
  ownerSecondFactorMails: mail(
    'tweede stap van eigenaars',
    'deuxième étape des propriétaires',
    'second step of owners',
    'zweiter Schritt der Eigentümer',
  ),
  plannedPublications: mail(
    'geplande publicaties',
    'publications planifiées',
    'planned publications',
    'geplante Veröffentlichungen',
  ),
  portalRecordMails: mail(
    'stukken uit het portaal',
    'documents du portail',
    'records of the portal',
    'Unterlagen aus dem Portal',
  ),
  rentApplicationMail: mail(
    'kandidaat-huurders',
    'candidats locataires',
    'rental candidates',
    'Mietinteressenten',
  ),
  sendToFriendMail: mail(
    'pand voor een vriend',
    'bien pour un ami',
    'property for a friend',
    'Objekt für Freunde',
  ),
  digest: mail(
    'overzicht voor eigenaars',
    'aperçu pour propriétaires',
    'digest for owners',
    'Überblick für Eigentümer',
  ),

  owners: portal('aanmelden', 'connexion', 'signing in', 'Anmeldung'),
  ownerLinks: portal('links', 'liens', 'links', 'Links'),
  ownerNotices: portal('meldingen', 'notifications', 'notices', 'Benachrichtigungen'),
  ownerSecondFactor: portal('tweede stap', 'deuxième étape', 'second step', 'zweiter Schritt'),
  portal: portal('algemeen', 'général', 'general', 'allgemein'),
  portalAccount: portal('account', 'compte', 'account', 'Konto'),
  portalRecords: portal(
    'berichten en stukken',
    'messages et documents',
    'messages and papers',
    'Nachrichten und Unterlagen',
  ),
  portalStatistics: portal('cijfers', 'chiffres', 'figures', 'Zahlen'),
}

/** Texts that are read in one place. */
type TextGroup<Text> = { namespace: string; name: LocalizedText; texts: Text[] }

/** The part of a key before its first point, under which texts are listed. */
function toNamespace(key: string): string {
  return key.split('.', 1)[0] ?? key
}

function nameNamespace(namespace: string): LocalizedText {
  const known = Object.entries(names).find(([name]) => name === namespace)
  return known?.[1] ?? words(namespace, namespace, namespace, namespace)
}

/** Texts by where they are read, in the order in which the first of each comes. */
export function groupTexts<Text extends { key: string }>(
  texts: readonly Text[],
): TextGroup<Text>[] {
  const groups = new Map<string, Text[]>()
  for (const text of texts) {
    const namespace = toNamespace(text.key)
    groups.set(namespace, [...(groups.get(namespace) ?? []), text])
  }
  return [...groups].map(([namespace, found]) => ({
    namespace,
    name: nameNamespace(namespace),
    texts: found,
  }))
}
