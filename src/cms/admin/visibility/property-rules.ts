import { closedPageDays } from '@/domain/properties/visibility'
import { feedItemsMax } from '@/domain/routes/feeds'
import { words } from '../../fields/words'
import { inRecord, rule, type Fix } from './rule-text'

const onlineLabel = words('Online sinds', 'En ligne depuis', 'Online since', 'Online seit')
const closedLabel = words(
  'Verkocht of verhuurd op',
  'Vendu ou loué le',
  'Sold or rented on',
  'Verkauft oder vermietet am',
)

const status = inRecord('status', words('Status', 'Statut', 'Status', 'Status'))
const discreetLabel = words(
  'Discrete verkoop',
  'Vente discrète',
  'Discreet sale',
  'Diskreter Verkauf',
)
const discreet = inRecord('isDiscreet', discreetLabel)
const marquee: Fix = {
  to: 'marquee',
  field: 'inLists',
  label: words('Label op foto', 'Étiquette photo', 'Picture label', 'Fotoetikett'),
}

/** What keeps a property out of pages and lists. */
export const propertyRules = {
  status: rule(
    words(
      'Met deze status ziet een bezoeker het niet.',
      'Avec ce statut, un visiteur ne le voit pas.',
      'With this status a visitor does not see it.',
      'Mit diesem Status sieht es kein Besucher.',
    ),
    status,
  ),
  neverOnline: rule(
    words(
      'Er is geen dag ingevuld waarop het online kwam. Publiceer opnieuw, dan vult de site hem in.',
      'Aucun jour de mise en ligne n’est indiqué. Publiez de nouveau : le site l’indiquera.',
      'No day is given on which it went online. Publish again, and the site fills it in.',
      'Es ist kein Tag angegeben, an dem es online ging. Veröffentlichen Sie erneut, dann trägt ihn die Website ein.',
    ),
    inRecord('publishedAt', onlineLabel),
  ),
  notYetOnline: rule(
    words(
      'Het komt pas online op {value}.',
      'Il ne sera en ligne que le {value}.',
      'It only goes online on {value}.',
      'Es geht erst am {value} online.',
    ),
    inRecord('publishedAt', onlineLabel),
  ),
  closedTooLong: rule(
    words(
      `Het is verkocht of verhuurd op {value}, meer dan ${closedPageDays.shown} dagen geleden.`,
      `Il a été vendu ou loué le {value}, il y a plus de ${closedPageDays.shown} jours.`,
      `It was sold or let on {value}, more than ${closedPageDays.shown} days ago.`,
      `Es wurde am {value} verkauft oder vermietet, vor mehr als ${closedPageDays.shown} Tagen.`,
    ),
    inRecord('closedAt', closedLabel),
  ),
  closedForLong: rule(
    words(
      `Het is meer dan ${closedPageDays.indexed} dagen verkocht of verhuurd.`,
      `Il est vendu ou loué depuis plus de ${closedPageDays.indexed} jours.`,
      `It has been sold or let for more than ${closedPageDays.indexed} days.`,
      `Es ist seit mehr als ${closedPageDays.indexed} Tagen verkauft oder vermietet.`,
    ),
    inRecord('closedAt', closedLabel),
  ),
  closingDayUnknown: rule(
    words(
      'Het is verkocht of verhuurd, maar de dag ontbreekt.',
      'Il est vendu ou loué, mais le jour manque.',
      'It is sold or let, but the day is missing.',
      'Es ist verkauft oder vermietet, aber der Tag fehlt.',
    ),
    inRecord('closedAt', closedLabel),
  ),
  closed: rule(
    words(
      'Het is verkocht of verhuurd.',
      'Il est vendu ou loué.',
      'It is sold or let.',
      'Es ist verkauft oder vermietet.',
    ),
    status,
  ),
  marquee: rule(
    words(
      'Het label op de foto, “{value}”, houdt panden uit de lijsten.',
      'L’étiquette photo « {value} » tient les biens hors des listes.',
      'The picture label “{value}” keeps properties out of the lists.',
      'Das Fotoetikett „{value}“ hält Objekte aus den Listen.',
    ),
    marquee,
  ),
  reference: rule(
    words(
      'Het is een referentie: ze staat enkel bij de realisaties.',
      'C’est une référence : elle ne figure que parmi les réalisations.',
      'It is a reference: it only stands among the realisations.',
      'Es ist eine Referenz: Sie steht nur unter den Realisierungen.',
    ),
    status,
  ),
  notReference: rule(
    words(
      'Hier staan enkel referenties.',
      'Ici ne figurent que des références.',
      'Only references stand here.',
      'Hier stehen nur Referenzen.',
    ),
    status,
  ),
  discreet: rule(
    words(
      'Het is discreet: enkel wie de link heeft, vindt het.',
      'Il est discret : seul qui a le lien le trouve.',
      'It is discreet: only who has the link finds it.',
      'Es ist diskret: Nur wer den Link hat, findet es.',
    ),
    discreet,
  ),
  notDiscreet: rule(
    words(
      'Hier staan enkel discrete panden.',
      'Ici ne figurent que des biens discrets.',
      'Only discreet properties stand here.',
      'Hier stehen nur diskrete Objekte.',
    ),
    discreet,
  ),
  notInvestment: rule(
    words(
      'Het is niet als beleggingsvastgoed aangevinkt.',
      'Il n’est pas coché comme immobilier de rapport.',
      'It is not ticked as an investment.',
      'Es ist nicht als Anlageimmobilie angekreuzt.',
    ),
    inRecord(
      'isInvestment',
      words('Beleggingsvastgoed', 'Immobilier de rapport', 'Investment', 'Anlageimmobilie'),
    ),
  ),
  notInSpain: rule(
    words(
      'Het ligt niet in Spanje.',
      'Il n’est pas situé en Espagne.',
      'It does not lie in Spain.',
      'Es liegt nicht in Spanien.',
    ),
    inRecord('countryId', words('Land', 'Pays', 'Country', 'Land')),
  ),
  otherGoal: rule(
    words(
      'Het staat niet voor deze lijst te koop of te huur.',
      'Il n’est ni à vendre ni à louer pour cette liste.',
      'It is for sale where this list is for rent, or the reverse.',
      'Es ist zu verkaufen, wo diese Liste vermietet, oder umgekehrt.',
    ),
    inRecord('goal', words('Doel', 'But', 'Goal', 'Zweck')),
  ),
  notChosen: rule(
    words(
      'De lijst vraagt een ander type, een andere plaats of een ander label.',
      'La liste demande un autre type, un autre lieu ou une autre étiquette.',
      'The list asks for another type, place or label.',
      'Die Liste verlangt einen anderen Typ, Ort oder ein anderes Etikett.',
    ),
    {
      to: 'source',
      field: null,
      label: words('Naar de lijst', 'Vers la liste', 'To the list', 'Zur Liste'),
    },
  ),
  crowdedOut: rule(
    words(
      `Andere gaan voor: de lijst is vol (een feed na ${feedItemsMax}).`,
      `D’autres passent avant : la liste est pleine (un flux après ${feedItemsMax}).`,
      `Others come first: the list is full (a feed after ${feedItemsMax}).`,
      `Andere kommen zuerst: Die Liste ist voll (ein Feed nach ${feedItemsMax}).`,
    ),
    {
      to: 'source',
      field: null,
      label: words('Naar de lijst', 'Vers la liste', 'To the list', 'Zur Liste'),
    },
  ),
  noPoint: rule(
    words(
      'Er is geen plaats op de kaart bekend.',
      'Aucun point sur la carte n’est connu.',
      'No place on the map is known.',
      'Es ist kein Punkt auf der Karte bekannt.',
    ),
    inRecord('lat', words('Breedtegraad', 'Latitude', 'Latitude', 'Breitengrad')),
  ),
  notOpen: rule(
    words(
      'Het is in optie of toegewezen: over zo’n pand gaat geen melding uit.',
      'Il est sous option ou attribué : aucune alerte ne part pour un tel bien.',
      'It is under option or taken: no alert goes out about such a property.',
      'Es ist reserviert oder vergeben: Über ein solches Objekt geht keine Meldung aus.',
    ),
    status,
  ),
}
