import { Container } from './container'

export const examples = [
  {
    name: 'one readable column',
    node: (
      <Container width="text">
        <p>
          Wij schatten, verkopen, verhuren en beheren. Met één aanspreekpunt, duidelijke cijfers en
          elke wettelijke vermelding op haar plaats.
        </p>
      </Container>
    ),
  },
]
