import { lateScript } from './own-scripts'

/** Files that the framework has a browser fetch while it still reads the page. */
const files = /<script( src="\/_next\/static\/[^"]+"(?: id="[^"]*")? async="")><\/script>/g
/** The same for files that are needed a little later; the two attributes stand in either order. */
const hints =
  /<link rel="preload"((?: (?:as="script"|fetchPriority="low"|href="\/_next\/static\/[^"]+"))+)\/>/g

const end = '</body>'

/**
 * Has a page fetch the scripts of the framework when it has been painted, and not before: they weigh
 * more than all that is to be seen, and share the line of a telephone with it. What is pressed before
 * they come is kept by a script in the page. A page that fetches none is left as it is, and so is one
 * that was delayed before.
 */
export function delayScripts(html: string): string {
  const delayed = html.replace(files, '<script type="late"$1></script>')
  const at = delayed.lastIndexOf(end)
  if (delayed === html || at < 0) return html
  const page = `${delayed.slice(0, at)}<script>${lateScript}</script>${delayed.slice(at)}`
  return page.replace(hints, (hint, attributes: string) =>
    attributes.includes(' as="script"') ? `<link rel="late"${attributes}/>` : hint,
  )
}
