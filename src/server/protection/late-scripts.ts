import { lateScript } from './own-scripts'

/** Files that the framework has a browser fetch while it still reads the page. */
const files = /<script( src="\/_next\/static\/[^"]+"(?: id="[^"]*")? async="")><\/script>/g
/** The same for files that are needed a little later; the two attributes stand in either order. */
const hints =
  /<link rel="preload"((?: (?:as="script"|fetchPriority="low"|href="\/_next\/static\/[^"]+"))+)\/>/g

const start = '<html'
const end = '</body>'

/**
 * Has a page fetch the scripts of the framework when it has been painted, and not before: they weigh
 * more than all that is to be seen, and share the line of a telephone with it. What is pressed before
 * they come is kept by a script in the page. Until it is painted the page is marked `data-unpainted`, for
 * style sheets that hold back what is not in sight. A page that fetches no scripts is left as it is, and so
 * is one that was delayed before.
 */
export function delayScripts(html: string): string {
  const delayed = html.replace(files, '<script type="late"$1></script>')
  const at = delayed.lastIndexOf(end)
  if (delayed === html || at < 0) return html
  const page = `${delayed.slice(0, at)}<script>${lateScript}</script>${delayed.slice(at)}`
  const marked = page.replace(start, `${start} data-unpainted=""`)
  return marked.replace(hints, (hint, attributes: string) =>
    attributes.includes(' as="script"') ? `<link rel="late"${attributes}/>` : hint,
  )
}
