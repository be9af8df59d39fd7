import { exampleStreet } from '../picture/example-street'
import { Picture } from '../picture/picture'
import { Panorama } from './panorama.client'
import type { PanoramaTexts } from './panorama-viewer.client'

const texts: PanoramaTexts = {
  open: 'Kijk rond:',
  close: 'Sluiten',
  left: 'Naar links',
  right: 'Naar rechts',
  up: 'Naar boven',
  down: 'Naar beneden',
  nearer: 'Dichterbij',
  farther: 'Verder weg',
  hint: 'Sleep of gebruik de pijltjes om rond te kijken, + en − om te zoomen.',
  loading: 'Het beeld wordt geladen.',
  noWebGl: 'Deze browser kan niet rondkijken. Hier staat het hele beeld plat.',
  failed: 'Rondkijken lukt nu niet. Hier staat het hele beeld plat.',
}

function poster(index: number) {
  return (
    <Picture
      alt=""
      fill
      height={1200}
      src={() => exampleStreet(index)}
      widths={[960]}
      width={1600}
    />
  )
}

const frame = { maxInlineSize: '30rem' }

export const examples = [
  {
    name: 'a whole sphere',
    node: (
      <div style={frame}>
        <Panorama height={960} name="Straat" src={exampleStreet(1)} texts={texts} width={1920}>
          {poster(1)}
        </Panorama>
      </div>
    ),
  },
  {
    name: 'a picture of another shape, which opens flat',
    node: (
      <div style={frame}>
        <Panorama height={1200} name="Gevelrij" src={exampleStreet(2)} texts={texts} width={1600}>
          {poster(2)}
        </Panorama>
      </div>
    ),
  },
]
