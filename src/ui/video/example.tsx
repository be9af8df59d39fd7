import { exampleStreet } from '../picture/example-street'
import { Picture } from '../picture/picture'
import { Video } from './video.client'

export const examples = [
  {
    name: 'before the start',
    node: (
      <div style={{ maxInlineSize: '40rem' }}>
        <Video
          kind="frame"
          playText="Speel af"
          src="https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1"
          title="Rondleiding door het herenhuis"
          watchHref="https://www.youtube.com/watch?v=aaaaaaaaaaa"
        >
          <Picture
            alt=""
            height={1200}
            ratio="16 / 9"
            src={() => exampleStreet(2)}
            widths={[960]}
            width={1600}
          />
        </Video>
      </div>
    ),
  },
]
