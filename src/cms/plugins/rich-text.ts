import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  lexicalEditor,
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { validateLink } from '../fields/link-field'
import { linkedCollections } from '../uses/linked-texts'

/** A link to a record has no address; any other must be one that a browser may safely open. */
const validateAddress: TextFieldSingleValidation = (value, options) => {
  const { linkType } = options.siblingData as { linkType?: unknown }
  if (linkType === 'internal') return true
  return value ? validateLink(value, options) : text(value, options)
}

/** The editor itself accepts any text without spaces as an address, `javascript:` included. */
function refuseUnsafeAddress(field: FieldAffectingData): FieldAffectingData {
  if (field.type !== 'text' || field.name !== 'url' || field.hasMany) return field
  return { ...field, validate: validateAddress } as FieldAffectingData
}

/**
 * What editors can do in a formatted text: structure, no looks. The title of a page is its only
 * heading of the first level, so texts begin at the second.
 */
export const richTextEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    LinkFeature({
      enabledCollections: linkedCollections,
      fields: ({ defaultFields }) => defaultFields.map(refuseUnsafeAddress),
    }),
    BoldFeature(),
    ItalicFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})
