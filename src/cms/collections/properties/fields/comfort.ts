import type { FactCode } from '@/domain/properties/fact-codes'
import type { LocalizedText } from '@/domain/kernel/locales'
import type { Field } from 'payload'
import { words } from '../../../fields/words'
import { codeField } from './facts'

const orientations: Readonly<Record<FactCode<'orientation'>, LocalizedText>> = {
  n: words('Noord', 'Nord', 'North', 'Nord'),
  ne: words('Noordoost', 'Nord-est', 'North-east', 'Nordost'),
  e: words('Oost', 'Est', 'East', 'Ost'),
  se: words('Zuidoost', 'Sud-est', 'South-east', 'Südost'),
  s: words('Zuid', 'Sud', 'South', 'Süd'),
  sw: words('Zuidwest', 'Sud-ouest', 'South-west', 'Südwest'),
  w: words('West', 'Ouest', 'West', 'West'),
  nw: words('Noordwest', 'Nord-ouest', 'North-west', 'Nordwest'),
}

/** How it is fitted out and which way it faces. */
export const comfortFields: Field[] = [
  codeField<'condition'>('condition', words('Staat', 'État', 'Condition', 'Zustand'), {
    new: words('Nieuw', 'Neuf', 'New', 'Neu'),
    excellent: words('Uitstekend', 'Excellent', 'Excellent', 'Ausgezeichnet'),
    good: words('Goed', 'Bon', 'Good', 'Gut'),
    toFreshen: words('Op te frissen', 'À rafraîchir', 'To freshen up', 'Aufzufrischen'),
    toRenovate: words('Te renoveren', 'À rénover', 'To renovate', 'Renovierungsbedürftig'),
  }),
  codeField<'comfort'>('comfort', words('Comfort', 'Confort', 'Comfort', 'Komfort'), {
    basic: words('Eenvoudig', 'Simple', 'Basic', 'Einfach'),
    standard: words('Standaard', 'Standard', 'Standard', 'Standard'),
    high: words('Hoog', 'Élevé', 'High', 'Gehoben'),
  }),
  codeField<'heating'>('heating', words('Verwarming', 'Chauffage', 'Heating', 'Heizung'), {
    gasCondensing: words(
      'Gas, condensatieketel',
      'Gaz à condensation',
      'Gas, condensing boiler',
      'Gas-Brennwert',
    ),
    gas: words('Gas', 'Gaz', 'Gas', 'Gas'),
    oil: words('Stookolie', 'Mazout', 'Heating oil', 'Heizöl'),
    heatPump: words('Warmtepomp', 'Pompe à chaleur', 'Heat pump', 'Wärmepumpe'),
    electric: words('Elektrisch', 'Électrique', 'Electric', 'Elektrisch'),
    district: words('Warmtenet', 'Réseau de chaleur', 'District heating', 'Fernwärme'),
    pellets: words('Pellets of hout', 'Pellets ou bois', 'Pellets or wood', 'Pellets oder Holz'),
    none: words('Geen', 'Aucun', 'None', 'Keine'),
  }),
  codeField<'glazing'>('glazing', words('Beglazing', 'Vitrage', 'Glazing', 'Verglasung'), {
    single: words('Enkel glas', 'Simple vitrage', 'Single', 'Einfachverglasung'),
    double: words('Dubbel glas', 'Double vitrage', 'Double', 'Doppelverglasung'),
    highEfficiency: words(
      'Hoogrendementsglas',
      'Haut rendement',
      'High efficiency',
      'Wärmeschutzverglasung',
    ),
    triple: words('Drievoudig glas', 'Triple vitrage', 'Triple', 'Dreifachverglasung'),
  }),
  codeField<'frame'>('frame', words('Ramen', 'Châssis', 'Window frames', 'Fensterrahmen'), {
    wood: words('Hout', 'Bois', 'Wood', 'Holz'),
    aluminium: words('Aluminium', 'Aluminium', 'Aluminium', 'Aluminium'),
    pvc: words('Pvc', 'PVC', 'PVC', 'PVC'),
    steel: words('Staal', 'Acier', 'Steel', 'Stahl'),
  }),
  codeField<'kitchen'>('kitchen', words('Keuken', 'Cuisine', 'Kitchen', 'Küche'), {
    none: words('Geen', 'Aucune', 'None', 'Keine'),
    basic: words('Eenvoudig', 'Simple', 'Basic', 'Einfach'),
    fitted: words('Ingericht', 'Équipée', 'Fitted', 'Einbauküche'),
    fullyFitted: words('Volledig ingericht', 'Hyperéquipée', 'Fully fitted', 'Voll ausgestattet'),
  }),
  codeField<'floorCovering'>(
    'floorCovering',
    words('Vloerbekleding', 'Revêtement de sol', 'Floor covering', 'Bodenbelag'),
    {
      parquet: words('Parket', 'Parquet', 'Parquet', 'Parkett'),
      tiles: words('Tegels', 'Carrelage', 'Tiles', 'Fliesen'),
      laminate: words('Laminaat', 'Stratifié', 'Laminate', 'Laminat'),
      vinyl: words('Vinyl', 'Vinyle', 'Vinyl', 'Vinyl'),
      carpet: words('Tapijt', 'Tapis plain', 'Carpet', 'Teppich'),
      concrete: words('Beton', 'Béton', 'Concrete', 'Beton'),
      naturalStone: words('Natuursteen', 'Pierre naturelle', 'Natural stone', 'Naturstein'),
    },
  ),
  codeField<'roof'>('roof', words('Dak', 'Toiture', 'Roof', 'Dach'), {
    tiles: words('Pannen', 'Tuiles', 'Tiles', 'Ziegel'),
    slate: words('Leien', 'Ardoises', 'Slate', 'Schiefer'),
    flat: words('Plat dak', 'Toit plat', 'Flat roof', 'Flachdach'),
    thatch: words('Riet', 'Chaume', 'Thatch', 'Reet'),
    green: words('Groendak', 'Toiture verte', 'Green roof', 'Gründach'),
    zinc: words('Zink', 'Zinc', 'Zinc', 'Zink'),
  }),
  codeField<'orientation'>(
    'orientationFront',
    words(
      'Oriëntatie voorgevel',
      'Orientation de la façade',
      'Orientation of the front',
      'Ausrichtung der Fassade',
    ),
    orientations,
  ),
  codeField<'orientation'>(
    'orientationGarden',
    words(
      'Oriëntatie tuin',
      'Orientation du jardin',
      'Orientation of the garden',
      'Ausrichtung des Gartens',
    ),
    orientations,
  ),
]
