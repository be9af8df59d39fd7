import { createLexicon } from '../lexicon'
import type { WordsGoal } from '../words-reading'

/** What somebody wants to do. A business for transfer stands in the list of what is for rent. */
export const goals = createLexicon<WordsGoal>([
  {
    value: 'sale',
    words: {
      nl: 'te koop, koop, kopen, te kopen, aankoop, aankopen, verkoop',
      fr: 'à vendre, en vente, vente, vendre, acheter, à acheter, achat',
      en: 'for sale, on sale, sale, sales, buy, to buy, buying, purchase',
      de: 'zu verkaufen, zum Verkauf, Verkauf, kaufen, zu kaufen, zum Kaufen, zum Kauf, Kauf',
    },
  },
  {
    value: 'rent',
    words: {
      nl: 'te huur, huur, huren, te huren, verhuur, huurprijs',
      fr: 'à louer, en location, location, louer, loyer',
      en: 'for rent, to rent, to let, rent, renting, rental, rentals, for lease, lease',
      de: 'zu vermieten, zur Miete, Miete, mieten, zu mieten, zum Mieten, Vermietung, Kaltmiete, Warmmiete',
    },
  },
  {
    value: 'rent',
    words: {
      nl: 'ter overname, over te nemen, overname',
      fr: 'à remettre, à reprendre, reprise',
      en: 'takeover, for transfer, business transfer',
      de: 'zu übernehmen, zur Übernahme, Übernahme',
    },
  },
])
