import { exampleStreet } from '../picture/example-street'
import { LoopVideo } from './loop-video.client'

export const examples = [
  {
    name: 'poster and pause',
    node: (
      <div style={{ aspectRatio: '21 / 9' }}>
        <LoopVideo
          pauseText="Pauzeer de film"
          playText="Speel de film af"
          poster={exampleStreet(1)}
          src="data:video/mp4;base64,"
          type="video/mp4"
        />
      </div>
    ),
  },
]
