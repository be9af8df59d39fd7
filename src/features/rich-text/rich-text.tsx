import type { DefaultNodeTypes, SerializedLinkNode } from '@payloadcms/richtext-lexical'
import {
  LinkJSXConverter,
  RichText as LexicalRichText,
  type JSXConvertersFunction,
} from '@payloadcms/richtext-lexical/react'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { getLocale } from 'next-intl/server'
import { toRelationId } from '@/cms/relation-id'
import { toLocale } from '@/domain/kernel/locales'
import { findRecordHref, isReachable, type ReachFacts } from '@/domain/routes/reach'
import { getReach } from '@/features/reach/reach-queries'
import { Prose } from '@/ui/prose/prose'

/** What editors write in a rich text field. */
export type RichTextValue = SerializedEditorState

/** Where a link leads; null for a record or page that visitors do not see in this language. */
function findHref({ fields }: SerializedLinkNode, facts: ReachFacts): string | null {
  if (fields.linkType !== 'internal') {
    const { url } = fields
    return url && isReachable(url, facts) ? url : null
  }
  const { relationTo, value } = fields.doc ?? {}
  const id = toRelationId(value)
  if (id === null || (relationTo !== 'pages' && relationTo !== 'articles')) return null
  return findRecordHref({ collection: relationTo, id }, facts)
}

/** A link that leads nowhere is drawn as the text that it was. */
function createConverters(facts: ReachFacts): JSXConvertersFunction<DefaultNodeTypes> {
  const { link: drawLink } = LinkJSXConverter({
    internalDocToHref: ({ linkNode }) => findHref(linkNode, facts) ?? '',
  })
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    link: (args) => {
      if (findHref(args.node, facts) === null) return args.nodesToJSX({ nodes: args.node.children })
      return typeof drawLink === 'function' ? drawLink(args) : drawLink
    },
  })
}

/** Formatted text of an editor, set in the site's own type. */
export async function RichText({ value }: { value: RichTextValue }) {
  const facts = await getReach(toLocale(await getLocale()))
  return (
    <Prose>
      <LexicalRichText converters={createConverters(facts)} data={value} disableContainer />
    </Prose>
  )
}
