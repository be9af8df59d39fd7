import type { Config, Field, LabelFunction, Tab } from 'payload'
import { locales, toLocale, type LocalizedText } from '@/domain/kernel/locales'

function isWhole(label: unknown): label is LocalizedText {
  return (
    typeof label === 'object' &&
    label !== null &&
    locales.every((locale) => typeof Reflect.get(label, locale) === 'string')
  )
}

/** A label that says itself in the language of the desk, and still carries its texts. */
function speak<Label>(label: Label): Label {
  if (!isWhole(label)) return label
  const say: LabelFunction = ({ i18n }) => label[toLocale(i18n.language)]
  // What takes a label takes a function as well; the type of the place is that of the object.
  return Object.assign(say, label) as Label
}

type Labelled = { label?: unknown; labels?: { singular?: unknown; plural?: unknown } | undefined }

function speakNames<Thing extends object>(thing: Thing): Thing {
  const { label, labels } = thing as Labelled
  return {
    ...thing,
    ...(label !== undefined && { label: speak(label) }),
    ...(labels && {
      labels: { singular: speak(labels.singular), plural: speak(labels.plural) },
    }),
  }
}

/** The label of a tab stays as it is: the framework asks it without saying in which language. */
function speakTab(tab: Tab): Tab {
  return { ...tab, fields: tab.fields.map(speakField) }
}

/**
 * Whether the server draws the form of a field itself. The framework keeps what it made of such a
 * field for everybody, whatever their language, so its label has to stay an object.
 */
function isDrawnByServer(field: Field): boolean {
  if (field.type === 'richText') return true
  const components = field.admin && 'components' in field.admin ? field.admin.components : undefined
  return components !== undefined && 'Field' in components
}

function speakField(given: Field): Field {
  const field = isDrawnByServer(given) ? given : speakNames(given)
  switch (field.type) {
    case 'tabs':
      return { ...field, tabs: field.tabs.map(speakTab) }
    case 'blocks':
      return {
        ...field,
        blocks: field.blocks.map((block) => ({
          ...speakNames(block),
          fields: block.fields.map(speakField),
        })),
      }
    case 'array':
    case 'collapsible':
    case 'group':
    case 'row':
      return { ...field, fields: field.fields.map(speakField) } as Field
    default:
      return field
  }
}

/**
 * Lets every label of the desk be a function. The framework hands the objects of four languages to
 * the browser as they are, and puts some of them in a sentence: "Sort by [object Object]". What a
 * function says reaches the browser as one text.
 */
export function withSpokenLabels(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) => ({
      ...speakNames(collection),
      fields: collection.fields.map(speakField),
    })),
    globals: config.globals?.map((global) => ({
      ...speakNames(global),
      fields: global.fields.map(speakField),
    })),
  }
}
