import type { ConditionError, ConditionErrorCode } from '@/domain/conditions/condition'
import type { LocalizedText } from '@/domain/kernel/locales'
import { words } from '../fields/words'

/** `{subject}` becomes the word, field or sign that is meant. */
const messages: Readonly<Record<ConditionErrorCode, LocalizedText>> = {
  'text.tooLong': words(
    'De voorwaarde is te lang.',
    'La condition est trop longue.',
    'The condition is too long.',
    'Die Bedingung ist zu lang.',
  ),
  'text.tooDeep': words(
    'Te veel haakjes in elkaar.',
    'Trop de parenthèses imbriquées.',
    'Too many brackets inside one another.',
    'Zu viele Klammern ineinander.',
  ),
  'character.unknown': words(
    'Het teken {subject} hoort niet in een voorwaarde.',
    'Le signe {subject} n’a pas sa place dans une condition.',
    'The sign {subject} does not belong in a condition.',
    'Das Zeichen {subject} gehört nicht in eine Bedingung.',
  ),
  'quote.open': words(
    'Een aanhalingsteken wordt niet gesloten.',
    'Un guillemet n’est pas fermé.',
    'A quotation mark is not closed.',
    'Ein Anführungszeichen wird nicht geschlossen.',
  ),
  'operand.missing': words(
    'Naast {subject} ontbreekt een veld of waarde.',
    'Il manque un champ ou une valeur à côté de {subject}.',
    'A field or value is missing beside {subject}.',
    'Neben {subject} fehlt ein Feld oder Wert.',
  ),
  'operator.unknown': words(
    '{subject} is geen vergelijking. Gebruik ==, !=, <, <=, >, >=, in of empty.',
    '{subject} n’est pas une comparaison. Utilisez ==, !=, <, <=, >, >=, in ou empty.',
    '{subject} is not a comparison. Use ==, !=, <, <=, >, >=, in or empty.',
    '{subject} ist kein Vergleich. Verwenden Sie ==, !=, <, <=, >, >=, in oder empty.',
  ),
  'bracket.missing': words(
    'Er ontbreekt een haakje.',
    'Il manque une parenthèse.',
    'A bracket is missing.',
    'Es fehlt eine Klammer.',
  ),
  'rest.unread': words(
    'Vanaf {subject} is de voorwaarde niet te lezen. Verbind delen met and of or.',
    'À partir de {subject}, la condition est illisible. Reliez les parties par and ou or.',
    'From {subject} on the condition cannot be read. Join parts with and or or.',
    'Ab {subject} ist die Bedingung nicht lesbar. Verbinden Sie Teile mit and oder or.',
  ),
  'field.unknown': words(
    'Een pand heeft geen veld {subject}.',
    'Un bien n’a pas de champ {subject}.',
    'A property has no field {subject}.',
    'Ein Objekt hat kein Feld {subject}.',
  ),
  'value.missing': words(
    'Vul in waarmee {subject} vergeleken wordt: een ander veld of een waarde.',
    'Indiquez à quoi {subject} est comparé : un autre champ ou une valeur.',
    'Say what {subject} is compared with: another field or a value.',
    'Geben Sie an, womit {subject} verglichen wird: ein anderes Feld oder ein Wert.',
  ),
  'type.different': words(
    '{subject} is niet te vergelijken met iets van een andere soort.',
    '{subject} ne se compare pas à une valeur d’une autre nature.',
    '{subject} cannot be compared with something of another kind.',
    '{subject} lässt sich nicht mit etwas anderer Art vergleichen.',
  ),
  'type.notYesNo': words(
    '{subject} is geen ja of nee en kan niet alleen staan.',
    '{subject} n’est ni oui ni non et ne peut rester seul.',
    '{subject} is neither yes nor no and cannot stand alone.',
    '{subject} ist weder Ja noch Nein und kann nicht allein stehen.',
  ),
  'list.unexpected': words(
    '{subject} heeft meerdere waarden. Gebruik in of empty.',
    '{subject} a plusieurs valeurs. Utilisez in ou empty.',
    '{subject} has several values. Use in or empty.',
    '{subject} hat mehrere Werte. Verwenden Sie in oder empty.',
  ),
}

const place = words('Teken {at}: ', 'Caractère {at} : ', 'Character {at}: ', 'Zeichen {at}: ')

/** What is wrong with a condition and, where that is known, at which character counted from 1. */
export function describeConditionError({ code, at, subject }: ConditionError): LocalizedText {
  const fill = (text: string, before: string) =>
    (at === null ? '' : before.replace('{at}', String(at + 1))) +
    text.replace('{subject}', () => subject || '…')
  const message = messages[code]
  return words(
    fill(message.nl, place.nl),
    fill(message.fr, place.fr),
    fill(message.en, place.en),
    fill(message.de, place.de),
  )
}
