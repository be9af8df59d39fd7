import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import { amountInWords } from './amount-in-words'

/**
 * Checked by hand. Dutch writes thousands together and a space after duizend and miljoen; French is
 * Belgian, in the traditional spelling; German has "ein" rather than "eins", because a noun follows.
 * The noun of Dutch, English and German follows on every one; French joins it to a round million.
 */
const vectors = `
1 | één | un euro | one | ein
2 | twee | deux euros | two | zwei
7 | zeven | sept euros | seven | sieben
10 | tien | dix euros | ten | zehn
11 | elf | onze euros | eleven | elf
12 | twaalf | douze euros | twelve | zwölf
13 | dertien | treize euros | thirteen | dreizehn
14 | veertien | quatorze euros | fourteen | vierzehn
16 | zestien | seize euros | sixteen | sechzehn
17 | zeventien | dix-sept euros | seventeen | siebzehn
18 | achttien | dix-huit euros | eighteen | achtzehn
20 | twintig | vingt euros | twenty | zwanzig
21 | eenentwintig | vingt et un euros | twenty-one | einundzwanzig
22 | tweeëntwintig | vingt-deux euros | twenty-two | zweiundzwanzig
30 | dertig | trente euros | thirty | dreißig
33 | drieëndertig | trente-trois euros | thirty-three | dreiunddreißig
44 | vierenveertig | quarante-quatre euros | forty-four | vierundvierzig
55 | vijfenvijftig | cinquante-cinq euros | fifty-five | fünfundfünfzig
61 | eenenzestig | soixante et un euros | sixty-one | einundsechzig
70 | zeventig | septante euros | seventy | siebzig
71 | eenenzeventig | septante et un euros | seventy-one | einundsiebzig
78 | achtenzeventig | septante-huit euros | seventy-eight | achtundsiebzig
80 | tachtig | quatre-vingts euros | eighty | achtzig
81 | eenentachtig | quatre-vingt-un euros | eighty-one | einundachtzig
90 | negentig | nonante euros | ninety | neunzig
91 | eenennegentig | nonante et un euros | ninety-one | einundneunzig
99 | negenennegentig | nonante-neuf euros | ninety-nine | neunundneunzig
100 | honderd | cent euros | one hundred | einhundert
101 | honderdeen | cent un euros | one hundred and one | einhundertein
180 | honderdtachtig | cent quatre-vingts euros | one hundred and eighty | einhundertachtzig
200 | tweehonderd | deux cents euros | two hundred | zweihundert
280 | tweehonderdtachtig | deux cent quatre-vingts euros | two hundred and eighty | zweihundertachtzig
999 | negenhonderdnegenennegentig | neuf cent nonante-neuf euros | nine hundred and ninety-nine | neunhundertneunundneunzig
1000 | duizend | mille euros | one thousand | eintausend
1001 | duizend een | mille un euros | one thousand and one | eintausendein
1100 | duizend honderd | mille cent euros | one thousand one hundred | eintausendeinhundert
2000 | tweeduizend | deux mille euros | two thousand | zweitausend
17000 | zeventienduizend | dix-sept mille euros | seventeen thousand | siebzehntausend
71071 | eenenzeventigduizend eenenzeventig | septante et un mille septante et un euros | seventy-one thousand and seventy-one | einundsiebzigtausendeinundsiebzig
80200 | tachtigduizend tweehonderd | quatre-vingt mille deux cents euros | eighty thousand two hundred | achtzigtausendzweihundert
100000 | honderdduizend | cent mille euros | one hundred thousand | einhunderttausend
295500 | tweehonderdvijfennegentigduizend vijfhonderd | deux cent nonante-cinq mille cinq cents euros | two hundred and ninety-five thousand five hundred | zweihundertfünfundneunzigtausendfünfhundert
300000 | driehonderdduizend | trois cent mille euros | three hundred thousand | dreihunderttausend
380000 | driehonderdtachtigduizend | trois cent quatre-vingt mille euros | three hundred and eighty thousand | dreihundertachtzigtausend
479000 | vierhonderdnegenenzeventigduizend | quatre cent septante-neuf mille euros | four hundred and seventy-nine thousand | vierhundertneunundsiebzigtausend
1000000 | één miljoen | un million d’euros | one million | eine Million
1000001 | één miljoen een | un million un euros | one million and one | eine Million ein
1250000 | één miljoen tweehonderdvijftigduizend | un million deux cent cinquante mille euros | one million two hundred and fifty thousand | eine Million zweihundertfünfzigtausend
2500000 | twee miljoen vijfhonderdduizend | deux millions cinq cent mille euros | two million five hundred thousand | zwei Millionen fünfhunderttausend
80000000 | tachtig miljoen | quatre-vingts millions d’euros | eighty million | achtzig Millionen
99999999 | negenennegentig miljoen negenhonderdnegenennegentigduizend negenhonderdnegenennegentig | nonante-neuf millions neuf cent nonante-neuf mille neuf cent nonante-neuf euros | ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine | neunundneunzig Millionen neunhundertneunundneunzigtausendneunhundertneunundneunzig
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))

describe('whole amounts up to a hundred million, in words', () => {
  it('are checked at fifty places and more', () => {
    expect(vectors.length).toBeGreaterThan(50)
  })

  it.each(vectors)('%s: %s; %s; %s; %s', (euros, nl, fr, en, de) => {
    const inEuros = euros === '1' ? 'euro' : 'euros'
    expect(locales.map((locale) => amountInWords(Number(euros), locale))).toEqual([
      `${nl} euro`,
      fr,
      `${en} ${inEuros}`,
      `${de} Euro`,
    ])
  })
})
