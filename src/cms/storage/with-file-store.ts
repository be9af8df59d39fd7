import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import type { FileStore } from './file-store'

type Upload = Extract<CollectionConfig['upload'], object>
type Handler = NonNullable<Upload['handlers']>[number]

function toName(doc: unknown): string | null {
  if (typeof doc !== 'object' || doc === null || !('filename' in doc)) return null
  return typeof doc.filename === 'string' ? doc.filename : null
}

/**
 * Keeps a file once its record is written: of two records that want one name at the same time one is
 * refused by then. Within the transaction: a file that cannot be kept takes its record back.
 */
function createWriting(store: FileStore): CollectionAfterChangeHook {
  // The same request may go on to change its record, or another one.
  const written = new WeakSet<NonNullable<PayloadRequest['file']>>()
  return async ({ doc, previousDoc, operation, req }) => {
    const { file } = req
    const name = toName(doc)
    if (!file || name === null || written.has(file)) return
    await store.write(name, file.data, String(doc.mimeType ?? file.mimetype))
    written.add(file)
    const before = operation === 'update' ? toName(previousDoc) : null
    if (before !== null && before !== name) await store.remove(before)
  }
}

function createRemoving(store: FileStore): CollectionAfterDeleteHook {
  return async ({ doc }) => {
    const name = toName(doc)
    if (name !== null) await store.remove(name)
  }
}

/** Answers whoever may read the file: the framework has asked that before. */
function createSending(store: FileStore, protect: Upload['modifyResponseHeaders']): Handler {
  return async (req, { params: { filename } }) => {
    const opened = await store.open(filename, req.headers.get('range'))
    const headers = new Headers({ 'Accept-Ranges': 'bytes' })
    if (opened !== null && opened !== 'outside') {
      headers.set('Content-Type', opened.mimeType)
      headers.set('Content-Length', String(opened.size))
      if (opened.part !== null) headers.set('Content-Range', opened.part)
    }
    const guarded = protect?.({ headers }) ?? headers
    if (opened === null) return new Response(null, { status: 404, headers: guarded })
    if (opened === 'outside') return new Response(null, { status: 416, headers: guarded })
    return new Response(opened.body, {
      status: opened.part === null ? 200 : 206,
      headers: guarded,
    })
  }
}

/**
 * A collection whose files lie in a store in place of its folder.
 *
 * @param store null leaves them in the folder
 * @throws Error for a collection without files
 */
export function withFileStore(
  collection: CollectionConfig,
  store: FileStore | null,
): CollectionConfig {
  if (store === null) return collection
  const { upload, hooks } = collection
  if (typeof upload !== 'object') throw new Error(`"${collection.slug}" holds no files`)
  return {
    ...collection,
    upload: {
      ...upload,
      disableLocalStorage: true,
      handlers: [createSending(store, upload.modifyResponseHeaders)],
    },
    hooks: {
      ...hooks,
      afterChange: [createWriting(store), ...(hooks?.afterChange ?? [])],
      afterDelete: [...(hooks?.afterDelete ?? []), createRemoving(store)],
    },
  }
}
