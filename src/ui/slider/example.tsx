import { exampleStreet } from '../picture/example-street'
import { Picture } from '../picture/picture'
import { Slider } from './slider.client'

const names = ['Rijhuis', 'Herenhuis', 'Burgerhuis', 'Appartementen']

export const examples = [
  {
    name: 'fading, with a pause',
    node: (
      <Slider
        label="Uitgelichte panden"
        slides={names.map((name, index) => ({
          id: name,
          node: (
            <Picture
              alt={name}
              height={1200}
              ratio="21 / 9"
              src={() => exampleStreet(index)}
              widths={[1280]}
              width={1600}
            />
          ),
        }))}
        texts={{
          slider: 'diavoorstelling',
          slide: 'dia',
          position: '{current} van {total}',
          previous: 'Vorige dia',
          next: 'Volgende dia',
          play: 'Laat doorlopen',
          pause: 'Pauzeer',
        }}
      />
    ),
  },
]
