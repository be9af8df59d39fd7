import { exampleStreet } from '../picture/example-street'
import { Picture } from '../picture/picture'
import { Strip } from './strip'

const items = ['Rijhuis', 'Herenhuis', 'Burgerhuis', 'Appartementen', 'Hoekhuis'].map(
  (name, index) => ({
    id: name,
    node: (
      <Picture
        alt={name}
        height={1200}
        ratio="4 / 3"
        src={() => exampleStreet(index)}
        widths={[640]}
        width={1600}
      />
    ),
  }),
)

export const examples = [
  {
    name: 'a few side by side',
    node: <Strip items={items} label="Gelijkaardige panden" perView="few" />,
  },
]
