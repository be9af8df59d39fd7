import { checkCondition } from '@/domain/conditions/check-condition'
import {
  toCondition,
  type ConditionLogic,
  type FieldCondition,
} from '@/domain/conditions/field-condition'
import type { LocalizedText } from '@/domain/kernel/locales'
import type { Condition, TextFieldSingleValidation, UIField } from 'payload'
import { editorsOnly } from '../access/editors-only'
import { askedFields, conditionedFields } from '../collections/properties/condition-fields'
import type { DataField } from '../collections/properties/fields/list-data-fields'
import { arrayField } from '../fields/array-field'
import { textField } from '../fields/plain-text'
import { selectField } from '../fields/select-field'
import { words } from '../fields/words'
import { toEditorMessage } from '../hooks/editor-message'
import { describeConditionError } from './condition-messages'
import { createGlobal } from './create-global'

const rowsMax = 100
const conditionCharactersMax = 500
const askedNames = askedFields.map(({ name }) => name)

const logicNames: Readonly<Record<ConditionLogic, LocalizedText>> = {
  equals: words('is gelijk aan', 'est égal à', 'is equal to', 'ist gleich'),
  notEquals: words('verschilt van', 'est différent de', 'differs from', 'ist ungleich'),
  less: words('is kleiner dan', 'est inférieur à', 'is less than', 'ist kleiner als'),
  lessOrEqual: words('is hoogstens', 'est au plus', 'is at most', 'ist höchstens'),
  greater: words('is groter dan', 'est supérieur à', 'is more than', 'ist größer als'),
  greaterOrEqual: words('is minstens', 'est au moins', 'is at least', 'ist mindestens'),
  in: words('is een van', 'est l’un de', 'is one of', 'ist eines von'),
  notIn: words('is geen van', 'n’est aucun de', 'is none of', 'ist keines von'),
  empty: words('is niet ingevuld', 'n’est pas rempli', 'is not filled in', 'ist nicht ausgefüllt'),
  notEmpty: words('is ingevuld', 'est rempli', 'is filled in', 'ist ausgefüllt'),
}

function toOptions(fields: readonly DataField[]): Readonly<Record<string, LocalizedText>> {
  return Object.fromEntries(fields.map(({ name, label }) => [name, label]))
}

/** Whether the comparison of a row still asks for something to compare with. */
const hasComparison: Condition = (_data, row: FieldCondition) =>
  Boolean(row.field && row.logic) && row.logic !== 'empty' && row.logic !== 'notEmpty'

const validateComparison: TextFieldSingleValidation = (_value, { siblingData, req }) => {
  const row: FieldCondition = { ...siblingData, advancedCondition: null }
  const condition = toCondition(row)
  return condition.ok || toEditorMessage(req, describeConditionError(condition.error))
}

const validateAdvanced: TextFieldSingleValidation = (value, { req }) => {
  const condition = checkCondition(value ?? '', askedNames)
  return condition.ok || toEditorMessage(req, describeConditionError(condition.error))
}

/** Under a condition the same in words: the fields by the names that editors know. */
const inWords: UIField = {
  name: 'inWords',
  type: 'ui',
  admin: {
    components: {
      Field: {
        path: '/src/cms/admin/condition-words/condition-words.client#ConditionWords',
        clientProps: { asked: askedFields },
      },
    },
  },
}

/**
 * Facts that stand on the page of a property only where something is true of it. The language of
 * the conditions cannot run anything; one that fails leaves its fact out.
 */
export const FieldConditions = createGlobal({
  slug: 'field-conditions',
  label: words(
    'Voorwaarden bij kenmerken',
    'Conditions des caractéristiques',
    'Conditions of facts',
    'Bedingungen der Merkmale',
  ),
  update: editorsOnly,
  fields: [
    arrayField({
      name: 'items',
      label: words('Voorwaarden', 'Conditions', 'Conditions', 'Bedingungen'),
      singular: words('Voorwaarde', 'Condition', 'Condition', 'Bedingung'),
      maxRows: rowsMax,
      rowName: 'fact',
      admin: {
        description: words(
          'Een kenmerk zonder voorwaarde staat er altijd. Heeft het er meer, dan gelden ze samen. Een voorwaarde met een fout laat het kenmerk weg.',
          'Une caractéristique sans condition figure toujours. Avec plusieurs, toutes valent ensemble. Une condition fautive retire la caractéristique.',
          'A fact without a condition always stands. With several, all hold together. A condition with a fault leaves the fact out.',
          'Ein Merkmal ohne Bedingung steht immer. Bei mehreren gelten alle zusammen. Eine fehlerhafte Bedingung lässt das Merkmal weg.',
        ),
      },
      fields: [
        selectField({
          name: 'fact',
          label: words('Toon', 'Afficher', 'Show', 'Zeige'),
          options: toOptions(conditionedFields),
          required: true,
          enumName: 'conditioned_fact',
        }),
        selectField({
          name: 'field',
          label: words('wanneer', 'lorsque', 'when', 'wenn'),
          options: toOptions(askedFields),
          enumName: 'condition_field',
        }),
        selectField({
          name: 'logic',
          label: words('Vergelijking', 'Comparaison', 'Comparison', 'Vergleich'),
          description: words(
            'Leeg bij een ja-of-neeveld: toon wanneer ja.',
            'Vide pour un champ oui ou non : afficher si oui.',
            'Empty for a yes-or-no field: show when yes.',
            'Leer bei einem Ja-Nein-Feld: zeigen wenn ja.',
          ),
          options: logicNames,
          enumName: 'condition_logic',
          condition: (_data, row: FieldCondition) => Boolean(row.field),
        }),
        selectField({
          name: 'compareWithField',
          label: words('Een ander veld', 'Un autre champ', 'Another field', 'Ein anderes Feld'),
          options: toOptions(askedFields),
          enumName: 'condition_compared_field',
          condition: hasComparison,
        }),
        textField({
          name: 'compareWithValue',
          label: words('of een waarde', 'ou une valeur', 'or a value', 'oder ein Wert'),
          description: words(
            'Zoals 2006, true of, bij “een van”, sale, rent.',
            'Par exemple 2006, true ou, pour « l’un de », sale, rent.',
            'Such as 2006, true or, with “one of”, sale, rent.',
            'Zum Beispiel 2006, true oder, bei „eines von“, sale, rent.',
          ),
          validate: validateComparison,
          condition: hasComparison,
        }),
        textField({
          name: 'advancedCondition',
          label: words('En ook', 'Et aussi', 'And also', 'Und auch'),
          description: words(
            'Een volledige voorwaarde, zoals: constructionYear >= 2006 and not empty eLevel.',
            'Une condition complète, par exemple : constructionYear >= 2006 and not empty eLevel.',
            'A condition in full, such as: constructionYear >= 2006 and not empty eLevel.',
            'Eine vollständige Bedingung, etwa: constructionYear >= 2006 and not empty eLevel.',
          ),
          maxLength: conditionCharactersMax,
          validate: validateAdvanced,
        }),
        inWords,
      ],
    }),
  ],
})
