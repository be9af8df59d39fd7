/** A part of a file, or all of it. */
export type OpenedFile = {
  body: ReadableStream<Uint8Array>
  /** Bytes of the body. */
  size: number
  mimeType: string
  /** What part it is, as `Content-Range` says it; null for all of it. */
  part: string | null
}

/** A file as it lies in a store, and when it was written last. */
export type StoredFile = { name: string; writtenAt: Date }

/** Where the files of a collection are kept; the names are those of its records. */
export type FileStore = {
  write: (name: string, bytes: Uint8Array, mimeType: string) => Promise<void>
  /**
   * @param range as a browser asks for a part of a film, such as `bytes=0-1023`
   * @returns null for a file that is not there; `outside` for a part that it does not have
   */
  open: (name: string, range?: string | null) => Promise<OpenedFile | 'outside' | null>
  /** Also fine when it is gone already. */
  remove: (name: string) => Promise<void>
  /** All of them, some at a time. */
  list: () => AsyncIterable<readonly StoredFile[]>
}
