const wordsOfType: readonly (readonly [webId: number, words: RegExp])[] = [
  [7, /garage|parking|parken|stellplatz|box\b/],
  [4, /land|plot|grond|terrain|grundst[uü]e?ck|bouwgrond/],
  [3, /studio/],
  [5, /investment|opbrengst|rapport|rendite|zinshaus/],
  [
    6,
    /commercial|commerce|handel|office|kantoor|bureau|buero|b[uü]ro|shop|laden|einzelhandel|gastgewerbe|hallen_lager|industr/,
  ],
  [2, /apart?e?ment|appartement|penthouse|flat|duplex|wohnung|zimmer|room/],
  [1, /villa|house|haus|huis|woning|maison|finca|bungalow|farm|hoeve|cottage|chalet/],
]

/** The main type that the words of a sender stand for ("Country House"); null where none is known. */
export function findTypeByWords(words: string): number | null {
  const wanted = words.toLowerCase()
  return wordsOfType.find(([, pattern]) => pattern.test(wanted))?.[0] ?? null
}
