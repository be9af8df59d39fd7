import { exampleStreet } from './example-street'
import { Picture } from './picture'

export const examples = [
  {
    name: 'cropped for a card',
    node: (
      <div style={{ maxInlineSize: '20rem' }}>
        <Picture
          alt="Bakstenen rijhuis met drie verdiepingen"
          height={1200}
          ratio="4 / 3"
          sizes="320px"
          src={() => exampleStreet(0)}
          widths={[640]}
          width={1600}
        />
      </div>
    ),
  },
  {
    name: 'wide, upright on the phone, with a point to keep in sight',
    node: (
      <Picture
        alt="Witgepleisterd herenhuis"
        focus={{ x: 50, y: 80 }}
        height={1200}
        ratio="21 / 9"
        src={() => exampleStreet(1)}
        widths={[1280]}
        width={1600}
      />
    ),
  },
]
