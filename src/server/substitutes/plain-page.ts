import type { Locale } from '@/domain/kernel/locales'
import { messages } from './messages'

/** A whole document that needs no database, no style sheet and no script. */
export function toPlainPage(locale: Locale): string {
  const { title, text, home } = messages[locale]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>body{margin:0;font:18px/1.5 system-ui,sans-serif;color:#14181f;background:#fdfdfb}main{max-width:40rem;margin:20vh auto;padding:0 1.5rem}h1{font-size:2rem;line-height:1.15}a{color:#123a9c}</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/${locale}/">${home}</a></p></main></body>
</html>
`
}
