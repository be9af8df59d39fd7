import type { LocalizedText } from '@/domain/kernel/locales'
import type { PublicationIssue, PublicationIssueCode } from '@/domain/properties/publication-issues'
import { words } from '../../../fields/words'

/** What the law asks, by the code of the rule; sources and dates stand with the rules. */
const reasons: Readonly<Record<PublicationIssueCode, LocalizedText>> = {
  P0: words(
    'De postcode zegt welk gewest de regels maakt. Zonder postcode is niet te zeggen wat de advertentie moet vermelden.',
    'Le code postal indique la région qui fixe les règles. Sans lui, impossible de dire ce que l’annonce doit mentionner.',
    'The postcode says which region makes the rules. Without it nobody can say what the advertisement has to state.',
    'Die Postleitzahl bestimmt, welche Region die Regeln macht. Ohne sie lässt sich nicht sagen, was die Anzeige nennen muss.',
  ),
  P1: words(
    'Wie een woning te huur aanbiedt, vermeldt de huurprijs en de gemeenschappelijke lasten (0 als er geen zijn). Boete: 50 tot 350 euro in Vlaanderen, tot 200 euro in Brussel en Wallonië.',
    'Qui propose un logement à louer mentionne le loyer et les charges communes (0 s’il n’y en a pas). Amende : de 50 à 350 euros en Flandre, jusqu’à 200 euros à Bruxelles et en Wallonie.',
    'Whoever offers a home for rent states the rent and the common charges (0 when there are none). Fine: 50 to 350 euro in Flanders, up to 200 euro in Brussels and Wallonia.',
    'Wer eine Wohnung zur Miete anbietet, nennt die Miete und die gemeinsamen Kosten (0, wenn es keine gibt). Geldbuße: 50 bis 350 Euro in Flandern, bis 200 Euro in Brüssel und der Wallonie.',
  ),
  P2: words(
    'In Brussel vermeldt een huuradvertentie of de meters voor water, gas en elektriciteit individueel zijn.',
    'À Bruxelles, une annonce de location indique si les compteurs d’eau, de gaz et d’électricité sont individuels.',
    'In Brussels a rental advertisement states whether the meters for water, gas and electricity are individual.',
    'In Brüssel gibt eine Mietanzeige an, ob Wasser-, Gas- und Stromzähler eigene sind.',
  ),
  P3: words(
    'In Vlaanderen vermeldt een verkoopadvertentie sinds 1 januari 2023 de P-score, en de G-score als er een gebouw staat.',
    'En Flandre, une annonce de vente mentionne depuis le 1er janvier 2023 le score P, et le score G s’il y a un bâtiment.',
    'In Flanders an advertisement for sale states the P-score since 1 January 2023, and the G-score where there is a building.',
    'In Flandern nennt eine Verkaufsanzeige seit dem 1. Januar 2023 den P-Score und, wenn ein Gebäude steht, den G-Score.',
  ),
  P4: words(
    'Bij score D toont de site ook het overstromingssymbool.',
    'Avec un score D, le site affiche aussi le symbole d’inondation.',
    'With score D the site shows the flood symbol as well.',
    'Bei Score D zeigt die Website auch das Überschwemmungssymbol.',
  ),
  P5: words(
    'In Vlaanderen vermeldt een verkoopadvertentie of het perceel in een afgebakend overstromingsgebied of een afgebakende oeverzone ligt.',
    'En Flandre, une annonce de vente indique si la parcelle se situe dans une zone inondable ou une zone de rive délimitée.',
    'In Flanders an advertisement for sale states whether the plot lies in a delimited flood area or riverbank zone.',
    'In Flandern gibt eine Verkaufsanzeige an, ob die Parzelle in einem abgegrenzten Überschwemmungsgebiet oder einer abgegrenzten Uferzone liegt.',
  ),
  P6: words(
    'Het overstromingsrapport mag niet ouder zijn dan één jaar.',
    'Le rapport d’inondation ne peut dater de plus d’un an.',
    'The flood report must not be older than one year.',
    'Der Überschwemmungsbericht darf nicht älter als ein Jahr sein.',
  ),
  P7: words(
    'In Vlaanderen geeft een verkoopadvertentie antwoord op vijf vragen over stedenbouw.',
    'En Flandre, une annonce de vente répond à cinq questions d’urbanisme.',
    'In Flanders an advertisement for sale answers five questions on planning.',
    'In Flandern beantwortet eine Verkaufsanzeige fünf städtebauliche Fragen.',
  ),
  P8: words(
    'In Vlaanderen vermeldt de advertentie voor een woning de EPC-score in kWh/m². Boete: 250 tot 5.000 euro.',
    'En Flandre, l’annonce d’un logement mentionne le score PEB en kWh/m². Amende : de 250 à 5.000 euros.',
    'In Flanders the advertisement of a home states the EPC score in kWh/m². Fine: 250 to 5,000 euro.',
    'In Flandern nennt die Anzeige einer Wohnung den Energiewert in kWh/m². Geldbuße: 250 bis 5.000 Euro.',
  ),
  P9: words(
    'Nieuwbouw zonder certificaat: vermeld het E-peil. Het certificaat volgt binnen zes maanden na de ingebruikname.',
    'Construction neuve sans certificat : mentionnez le niveau E. Le certificat suit dans les six mois de l’occupation.',
    'New build without a certificate: state the E-level. The certificate follows within six months after first use.',
    'Neubau ohne Ausweis: Geben Sie das E-Niveau an. Der Ausweis folgt innerhalb von sechs Monaten nach dem Einzug.',
  ),
  P10: words(
    'In Wallonië moet het PEB-certificaat er zijn vóór de advertentie; „in aanvraag” is verboden. Boete: 500 tot 1.000 euro.',
    'En Wallonie, le certificat PEB doit exister avant l’annonce ; « en cours » est interdit. Amende : de 500 à 1.000 euros.',
    'In Wallonia the energy certificate has to exist before the advertisement; “in progress” is forbidden. Fine: 500 to 1,000 euro.',
    'In der Wallonie muss der Energieausweis vor der Anzeige vorliegen; „in Bearbeitung“ ist verboten. Geldbuße: 500 bis 1.000 Euro.',
  ),
  P11: words(
    'In Wallonië vermeldt de advertentie het label, het specifieke en het totale verbruik en de unieke code.',
    'En Wallonie, l’annonce mentionne le label, les consommations spécifique et totale et le code unique.',
    'In Wallonia the advertisement states the label, the specific and the total consumption and the unique code.',
    'In der Wallonie nennt die Anzeige das Label, den spezifischen und den gesamten Verbrauch und den eindeutigen Code.',
  ),
  P12: words(
    'In Brussel vermeldt de advertentie voor een woning de energieklasse; „in aanvraag” telt niet.',
    'À Bruxelles, l’annonce d’un logement mentionne la classe énergétique ; « en cours » ne compte pas.',
    'In Brussels the advertisement of a home states the energy class; “in progress” does not count.',
    'In Brüssel nennt die Anzeige einer Wohnung die Energieklasse; „in Bearbeitung“ zählt nicht.',
  ),
  P13: words(
    'In Brussel vermeldt een verkoopadvertentie de laatste wettige bestemming en de stedenbouwkundige informatie, of waar die te lezen is (BWRO, art. 281).',
    'À Bruxelles, une annonce de vente mentionne la dernière affectation licite et les renseignements urbanistiques, ou l’adresse où les lire (CoBAT, art. 281).',
    'In Brussels an advertisement for sale states the latest lawful zoning and the planning information, or where it can be read (CoBAT, art. 281).',
    'In Brüssel nennt eine Verkaufsanzeige die letzte rechtmäßige Bestimmung und die städtebaulichen Auskünfte oder wo sie zu lesen sind (CoBAT, Art. 281).',
  ),
  P14: words(
    'In Wallonië vermeldt een verkoopadvertentie de bestemming volgens het gewestplan.',
    'En Wallonie, une annonce de vente mentionne l’affectation selon le plan de secteur.',
    'In Wallonia an advertisement for sale states the zoning according to the regional plan.',
    'In der Wallonie nennt eine Verkaufsanzeige die Bestimmung laut Sektorenplan.',
  ),
}

/** Where one rule asks for two things, or asks less of one of them. */
const ownReasons: Readonly<Partial<Record<string, LocalizedText>>> = {
  'P7.warning': words(
    'Op aanvraag mag zolang het dossier open is, maar is juridisch zwak.',
    'Sur demande est admis tant que le dossier est ouvert, mais juridiquement faible.',
    'On request is let through while the file is open, but is weak in law.',
    'Auf Anfrage ist zulässig, solange die Akte offen ist, aber rechtlich schwach.',
  ),
  'P8.energyCertificateCode': words(
    'In Vlaanderen hoort bij de EPC-score het volledige adres of de unieke code van het certificaat. Het adres is hier verborgen of onvolledig.',
    'En Flandre, le score PEB va de pair avec l’adresse complète ou le code unique du certificat. Ici, l’adresse est masquée ou incomplète.',
    'In Flanders the EPC score comes with the full address or the unique code of the certificate. Here the address is hidden or incomplete.',
    'In Flandern gehört zum Energiewert die vollständige Adresse oder der eindeutige Code des Ausweises. Hier ist die Adresse verborgen oder unvollständig.',
  ),
  'P9.info': words(
    'Nieuwbouw zonder certificaat: de site toont het E-peil. Het certificaat volgt binnen zes maanden na de ingebruikname.',
    'Construction neuve sans certificat : le site affiche le niveau E. Le certificat suit dans les six mois de l’occupation.',
    'New build without a certificate: the site shows the E-level. The certificate follows within six months after first use.',
    'Neubau ohne Ausweis: Die Website zeigt das E-Niveau. Der Ausweis folgt innerhalb von sechs Monaten nach dem Einzug.',
  ),
  'P12.co2KgPerM2Year': words(
    'Oudere Brusselse regels vragen ook de CO₂-uitstoot. Vermeld ze als u ze kent.',
    'D’anciennes règles bruxelloises demandent aussi l’émission de CO₂. Mentionnez-la si vous la connaissez.',
    'Older rules of Brussels ask for the CO₂ emission as well. State it when you know it.',
    'Ältere Brüsseler Regeln verlangen auch den CO₂-Ausstoß. Geben Sie ihn an, wenn Sie ihn kennen.',
  ),
}

/** Why the law asks for something, for editors. */
export function reasonOf({ code, level, field }: PublicationIssue): LocalizedText {
  return ownReasons[`${code}.${field}`] ?? ownReasons[`${code}.${level}`] ?? reasons[code]
}
