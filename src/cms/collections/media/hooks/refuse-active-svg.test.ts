import { expect, it } from 'vitest'
import { refuseActiveSvg } from './refuse-active-svg'

type Asked = Parameters<typeof refuseActiveSvg>[0]

const look = (text: string) => {
  const file = { name: 'logo.svg', mimetype: 'image/svg+xml', data: Buffer.from(text) }
  return refuseActiveSvg({ req: { file, t: String, i18n: { language: 'nl' } } } as unknown as Asked)
}

it('lets a drawing pass that only draws', async () => {
  await expect(look('<svg xmlns="…"><path d="M0 0" fill="red"/></svg>')).resolves.toBeUndefined()
})

it.each(['<svg onload="x()"/>', '<svg><script>x()</script></svg>'])('refuses %s', async (text) => {
  await expect(look(text)).rejects.toMatchObject({ data: { errors: [{ path: 'file' }] } })
})

// By the square of its length this one would take minutes.
it('looks through a large file that opens what it never ends', async () => {
  await expect(look(`<svg><!-- ${'<'.repeat(1_000_000)} --></svg>`)).resolves.toBeUndefined()
})
