import { parsePostcode } from '@/domain/contact/postcode'
import { isRecord } from './guard-offer'

const names = { zip: 'zip', city: 'city' } as const

async function findPlaces(zip: string, lang: string, signal: AbortSignal): Promise<string[]> {
  const query = new URLSearchParams({ lang, zip })
  const response = await fetch(`/api/postcodes/?${query}`, { signal })
  const answer: unknown = response.ok ? await response.json() : null
  return isRecord(answer) && Array.isArray(answer.places) ? answer.places.map(String) : []
}

function findInput(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const element = form.elements.namedItem(name)
  return element instanceof HTMLInputElement ? element : null
}

/** The list from which the browser suggests; beside the form, where nothing else is drawn. */
function createList(city: HTMLInputElement): HTMLDataListElement {
  const list = document.createElement('datalist')
  list.id = `${city.id}-places`
  city.form?.after(list)
  city.setAttribute('list', list.id)
  return list
}

/**
 * Lets a postcode suggest its place in a form that asks for both: the only one is filled in where
 * nobody typed another, of several the browser offers the names. Without an answer nothing happens.
 *
 * @returns stops suggesting
 */
export function suggestPlaces(form: HTMLFormElement, lang: string): () => void {
  const zipInput = findInput(form, names.zip)
  const city = findInput(form, names.city)
  if (zipInput === null || city === null) return () => {}
  const list = createList(city)
  let question = new AbortController()
  let asked: string | null = null
  let filled = ''

  async function suggest(zip: string, { signal }: AbortController, target: HTMLInputElement) {
    // An address can be typed without this help, which is all that is lost.
    const places = await findPlaces(zip, lang, signal).catch(() => [])
    if (signal.aborted) return
    list.replaceChildren(...places.map((place) => new Option(place, place)))
    const [only] = places
    if (places.length !== 1 || only === undefined || ![filled, ''].includes(target.value)) return
    filled = only
    target.value = only
    // Whoever listens to the answers of the form hears of it.
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const heard = () => {
    const zip = parsePostcode(zipInput.value)
    if (zip === null || zip === asked) return
    asked = zip
    question.abort()
    question = new AbortController()
    void suggest(zip, question, city)
  }
  heard()
  zipInput.addEventListener('input', heard)
  return () => {
    question.abort()
    zipInput.removeEventListener('input', heard)
    list.remove()
  }
}
