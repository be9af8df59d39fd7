import { Prose } from './prose'

export const examples = [
  {
    name: 'running text',
    node: (
      <Prose>
        <p>
          Wie een woning verkoopt, laat eerst een energieprestatiecertificaat opmaken. Zonder dat
          certificaat mag het pand niet te koop staan.
        </p>
        <h3>Wat u klaarlegt</h3>
        <ul>
          <li>de eigendomstitel</li>
          <li>
            de keuring van de elektriciteit, zie <a href="/nl/diensten/">onze diensten</a>
          </li>
        </ul>
        <blockquote>
          <p>Een volledig dossier scheelt drie weken bij de notaris.</p>
        </blockquote>
      </Prose>
    ),
  },
]
