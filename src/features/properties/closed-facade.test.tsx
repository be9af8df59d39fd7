import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ClosedFacade } from './closed-facade'

const draw = (label: string) => renderToStaticMarkup(<ClosedFacade label={label} />)

it('is an image with its name, and an ornament where the words beside it say it all', () => {
  expect(draw('Geen foto')).toMatch(/^<svg aria-label="Geen foto" role="img"/)
  expect(draw('')).toMatch(/^<svg aria-hidden="true"/)
  expect(draw('')).not.toContain('role=')
})
