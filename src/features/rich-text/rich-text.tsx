import type { DefaultNodeTypes, SerializedLinkNode } from '@payloadcms/richtext-lexical'
import {
  LinkJSXConverter,
  RichText as LexicalRichText,
  type JSXConvertersFunction,
} from '@payloadcms/richtext-lexical/react'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { Prose } from '@/ui/prose/prose'

/** What editors write in a rich text field. */
export type RichTextValue = SerializedEditorState

/** Pages are linked by address; a link to a record that was not loaded leads nowhere. */
function toHref({ linkNode }: { linkNode: SerializedLinkNode }): string {
  return linkNode.fields.url ?? '#'
}

const converters: JSXConvertersFunction<DefaultNodeTypes> = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...LinkJSXConverter({ internalDocToHref: toHref }),
})

/** Formatted text of an editor, set in the site's own type. */
export function RichText({ value }: { value: RichTextValue }) {
  return (
    <Prose>
      <LexicalRichText converters={converters} data={value} disableContainer />
    </Prose>
  )
}
