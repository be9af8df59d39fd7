import { Plate, PlateRow } from '../plate/plate'
import { TimeLine } from './time-line'

export const examples = [
  {
    name: 'what was done for a home',
    node: (
      <TimeLine
        steps={[
          {
            id: 'visit',
            when: <time dateTime="2026-11-14T10:00:00Z">14 november 2026</time>,
            body: (
              <>
                <PlateRow>
                  <Plate tone="chalk">Bezoek</Plate>
                  <Plate tone="tile">Positief</Plate>
                </PlateRow>
                <p>Wil graag nog eens komen kijken met haar ouders.</p>
              </>
            ),
          },
          {
            id: 'call',
            when: <time dateTime="2026-11-11T10:00:00Z">11 november 2026</time>,
            body: <p>De bank beslist binnen twee weken.</p>,
          },
        ]}
      />
    ),
  },
]
