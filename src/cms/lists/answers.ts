import { words } from '../fields/words'

/** What a table says for true and for false. */
export const answers = {
  yes: words('ja', 'oui', 'yes', 'ja'),
  no: words('nee', 'non', 'no', 'nein'),
}
