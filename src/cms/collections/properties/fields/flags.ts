import type { Field } from 'payload'
import { words } from '../../../fields/words'
import { flagField } from './facts'

/** Features that are there or not. */
export const flagFields: Field[] = [
  flagField('hasGarden', words('Tuin', 'Jardin', 'Garden', 'Garten')),
  flagField('hasTerrace', words('Terras', 'Terrasse', 'Terrace', 'Terrasse')),
  flagField('hasPool', words('Zwembad', 'Piscine', 'Swimming pool', 'Schwimmbad')),
  flagField('hasGarage', words('Garage', 'Garage', 'Garage', 'Garage')),
  flagField('hasParking', words('Staanplaats', 'Parking', 'Parking', 'Stellplatz')),
  flagField('hasCellar', words('Kelder', 'Cave', 'Cellar', 'Keller')),
  flagField('hasAttic', words('Zolder', 'Grenier', 'Attic', 'Dachboden')),
  flagField('hasLift', words('Lift', 'Ascenseur', 'Lift', 'Aufzug')),
  flagField('isFurnished', words('Gemeubeld', 'Meublé', 'Furnished', 'Möbliert')),
  flagField(
    'hasGas',
    words('Gasaansluiting', 'Raccordement au gaz', 'Gas connection', 'Gasanschluss'),
  ),
  flagField(
    'hasWater',
    words('Wateraansluiting', 'Raccordement à l’eau', 'Water connection', 'Wasseranschluss'),
  ),
  flagField(
    'hasElectricity',
    words(
      'Elektriciteitsaansluiting',
      'Raccordement électrique',
      'Electricity connection',
      'Stromanschluss',
    ),
  ),
  flagField('hasDrain', words('Riolering', 'Égouts', 'Sewer', 'Kanalisation')),
]
