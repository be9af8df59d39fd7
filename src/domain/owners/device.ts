/** Browsers that are told apart; what calls itself more than one of them is the first. */
const browserForms = {
  Edge: /\bEdg(?:e|A|iOS)?\//,
  Opera: /\bOPR\/|\bOpera\b/,
  'Samsung Internet': /\bSamsungBrowser\//,
  Firefox: /\b(?:Firefox|FxiOS)\//,
  Chrome: /\b(?:Chrome|CriOS|Chromium)\//,
  Safari: /\bVersion\/\S+ .*\bSafari\//,
} as const

/** Systems that are told apart, in the same way. */
const systemForms = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Android: /\bAndroid\b/,
  Windows: /\bWindows\b/,
  ChromeOS: /\bCrOS\b/,
  Mac: /\bMacintosh\b/,
  Linux: /\bLinux\b|\bX11\b/,
} as const

/**
 * By what somebody knows a login as one's own: the maker's names of browser and system, the same in
 * every language. No version and no model, which would tell devices apart; null for what is unknown.
 */
export type Device = { browser: string | null; system: string | null }

function findName(forms: Readonly<Record<string, RegExp>>, text: string): string | null {
  return Object.entries(forms).find(([, form]) => form.test(text))?.[0] ?? null
}

/** The longest name of a browser that is looked at, in characters; real ones are far shorter. */
const agentCharactersMax = 500

/** The device behind the name that a browser gives itself (`User-Agent`). */
export function readDevice(userAgent: string | null): Device {
  const text = (userAgent ?? '').slice(0, agentCharactersMax)
  return { browser: findName(browserForms, text), system: findName(systemForms, text) }
}
