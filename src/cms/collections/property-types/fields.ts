import type { Field } from 'payload'
import { checkboxField } from '../../fields/checkbox-field'
import { localizedText } from '../../fields/localized-text'
import { numberField } from '../../fields/number-field'
import { textField } from '../../fields/plain-text'
import { wholeNumber } from '../../fields/whole-number'
import { words } from '../../fields/words'

export const propertyTypeFields: Field[] = [
  localizedText({
    name: 'name',
    label: words('Naam', 'Nom', 'Name', 'Name'),
    description: words(
      'Zoals bezoekers hem lezen.',
      'Tel que les visiteurs le lisent.',
      'As visitors read it.',
      'Wie Besucher ihn lesen.',
    ),
    required: true,
    maxLength: 60,
  }),
  wholeNumber(
    numberField({
      name: 'webId',
      label: words('Webnummer', 'Numéro web', 'Web number', 'Webnummer'),
      description: words(
        '1 tot 7; feeds en zoekadressen gebruiken dit nummer.',
        'De 1 à 7 ; les flux et les adresses de recherche utilisent ce numéro.',
        '1 to 7; feeds and search addresses use this number.',
        '1 bis 7; Feeds und Suchadressen verwenden diese Nummer.',
      ),
      min: 1,
      max: 7,
      required: true,
      unique: true,
      index: true,
    }),
  ),
  textField({
    name: 'key',
    label: words('Sleutel', 'Clé', 'Key', 'Schlüssel'),
    description: words(
      'Vaste naam in de software, zoals apartment.',
      'Nom fixe dans le logiciel, comme apartment.',
      'Fixed name in the software, such as apartment.',
      'Fester Name in der Software, etwa apartment.',
    ),
    required: true,
    unique: true,
    maxLength: 40,
  }),
  wholeNumber(
    numberField({
      name: 'showOrder',
      label: words('Volgorde', 'Ordre', 'Order', 'Reihenfolge'),
      description: words(
        'Kleine getallen staan eerst.',
        'Les petits nombres viennent en premier.',
        'Small numbers come first.',
        'Kleine Zahlen stehen vorn.',
      ),
      max: 999,
      defaultValue: 0,
      index: true,
    }),
  ),
  checkboxField({
    name: 'sale',
    label: words('Te koop', 'À vendre', 'For sale', 'Zu verkaufen'),
    description: words(
      'Te kiezen in de lijst van wat te koop staat.',
      'Proposé dans la liste des biens à vendre.',
      'Can be chosen in the list for sale.',
      'In der Verkaufsliste wählbar.',
    ),
    defaultValue: true,
  }),
  checkboxField({
    name: 'rent',
    label: words('Te huur', 'À louer', 'For rent', 'Zu vermieten'),
    description: words(
      'Te kiezen in de lijst van wat te huur staat.',
      'Proposé dans la liste des biens à louer.',
      'Can be chosen in the list for rent.',
      'In der Mietliste wählbar.',
    ),
    defaultValue: true,
  }),
]
