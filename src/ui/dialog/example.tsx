import { Button } from '../button/button'
import { DialogOpener } from './dialog-opener.client'

export const examples = [
  {
    name: 'three kinds',
    node: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-3)' }}>
        <DialogOpener
          closeText="Sluiten"
          footer={
            <Button data-closes-dialog="" wide>
              Toon 34 panden
            </Button>
          }
          icon="filter"
          kind="sheet"
          label="Meer filters"
          title="Filters"
          variant="secondary"
        >
          <p>Type, gemeente, prijs en slaapkamers.</p>
        </DialogOpener>
        <DialogOpener
          closeText="Sluiten"
          href="/nl/contact/"
          label="Stel een vraag"
          title="Stel een vraag"
        >
          <p>Wij antwoorden binnen één werkdag.</p>
        </DialogOpener>
        <DialogOpener
          closeText="Sluiten"
          kind="bottom"
          label="Cookie-instellingen"
          title="Cookies"
          variant="text"
        >
          <p>Kies wat wij mogen bewaren.</p>
        </DialogOpener>
        <DialogOpener
          closeText="Sluiten"
          icon="menu"
          iconOnly
          kind="sheet"
          label="Menu"
          title="Menu"
        >
          <a data-closes-dialog="" href="#inhoud">
            Te koop
          </a>
        </DialogOpener>
      </div>
    ),
  },
]
