import { beforeEach, expect, it, vi } from 'vitest'
import { askInside, type InsideAnswer } from '../loopback'
import { showAgain } from './show-again'

vi.mock('../loopback', () => ({ askInside: vi.fn() }))

const drawn = vi.mocked(askInside)
const draft = { kind: 'login', values: {}, errors: { login: 'limited' }, failure: null }
const page: InsideAnswer = { status: 200, headers: {}, body: Buffer.from('<p>De pagina</p>') }

const answer = (status: number) =>
  showAgain('/nl/login/', draft, { status, plainText: 'Wacht even.' })
const textOf = async (answered: Promise<Response>) => (await answered).text()

beforeEach(() => {
  drawn.mockReset()
})

it('sends the page once more, with the status of the refusal', async () => {
  drawn.mockResolvedValue(page)
  const answered = await answer(422)
  expect(answered.status).toBe(422)
  expect(answered.headers.get('cache-control')).toBe('private, no-store')
  expect(await answered.text()).toBe('<p>De pagina</p>')
})

it('draws few pages at a time for who asks too often, and says the rest in words', async () => {
  let finish = () => {}
  drawn.mockReturnValue(
    new Promise((resolve) => {
      finish = () => resolve(page)
    }),
  )
  const first = Array.from({ length: 4 }, () => answer(429))
  const rest = await Promise.all(Array.from({ length: 36 }, () => textOf(answer(429))))
  expect(drawn).toHaveBeenCalledTimes(4)
  expect(new Set(rest)).toEqual(new Set(['Wacht even.']))
  finish()
  expect(await Promise.all(first.map(textOf))).toEqual(Array(4).fill('<p>De pagina</p>'))
  drawn.mockResolvedValue(page)
  expect(await textOf(answer(429))).toBe('<p>De pagina</p>')
})

it('draws a page for everybody who made a mistake', async () => {
  drawn.mockResolvedValue(page)
  const texts = await Promise.all(Array.from({ length: 20 }, () => textOf(answer(422))))
  expect(new Set(texts)).toEqual(new Set(['<p>De pagina</p>']))
})
