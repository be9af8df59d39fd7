import { QrCode } from './qr-code'

export const examples = [
  {
    name: 'the address of a page',
    node: (
      <QrCode
        label="QR-code naar de pagina van dit pand"
        value="https://www.example.be/nl/te-koop/antwerpen/herenhuis-met-stadstuin/501/"
      />
    ),
  },
]
