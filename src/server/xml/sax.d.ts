/** The part of sax that the reader uses; the package brings no types. */
declare module 'sax' {
  type SaxTag = { name: string; attributes: Record<string, string> }

  type SaxParser = {
    onerror: (error: Error) => void
    ondoctype: (doctype: string) => void
    onopentag: (tag: SaxTag) => void
    onclosetag: (name: string) => void
    ontext: (text: string) => void
    oncdata: (text: string) => void
    write: (text: string) => SaxParser
    close: () => SaxParser
  }

  const sax: { parser: (isStrict: boolean) => SaxParser }
  export default sax
}
