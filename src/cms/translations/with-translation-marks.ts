import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Config,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { holdsTexts } from './text-fields'
import { findTextOwner, globalRecord, toGlobalName } from './text-owners'
import { forgetMarks, keepMarks, noteTexts, type TranslationContext } from './keep-marks'

async function keepMarksOf(req: PayloadRequest, name: string, record: number): Promise<void> {
  const { textsAreFresh } = req.context as TranslationContext
  if (noteTexts(req, name, record)) return
  const owner = findTextOwner(req.payload, name)
  if (owner !== null) await keepMarks(req, owner, [record], { areAllFresh: textsAreFresh })
}

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await keepMarksOf(req, collection.slug, Number(doc.id))
}

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forgetMarks(req, collection.slug, [Number(id)])
}

const afterGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => {
  await keepMarksOf(req, toGlobalName(global.slug), globalRecord)
}

/**
 * The language that texts start from is one of the settings; what was up to date stays so. All records
 * are too many for a save, so that a job looks at them once it is committed.
 */
const afterLanguagesChange: GlobalAfterChangeHook = async ({ req }) => {
  await req.payload.jobs.queue({ task: 'rebase-texts', input: {}, req })
}

/**
 * Lets every collection and global with texts in several languages keep their marks: what is
 * missing, and what was made from a text that reads otherwise now. It finds them by itself.
 */
export function withTranslationMarks(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) =>
      holdsTexts(collection.fields)
        ? {
            ...collection,
            hooks: {
              ...collection.hooks,
              afterChange: [...(collection.hooks?.afterChange ?? []), afterChange],
              afterDelete: [...(collection.hooks?.afterDelete ?? []), afterDelete],
            },
          }
        : collection,
    ),
    globals: config.globals?.map((global) => {
      const own = holdsTexts(global.fields) ? [afterGlobalChange] : []
      const added = global.slug === 'languages' ? [afterLanguagesChange] : own
      return {
        ...global,
        hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), ...added] },
      }
    }),
  }
}
