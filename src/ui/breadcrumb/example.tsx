import { Breadcrumb } from './breadcrumb'

export const examples = [
  {
    name: 'four steps, one without a page of its own',
    node: (
      <Breadcrumb
        label="Kruimelpad"
        items={[
          { name: 'Home', href: '/nl/' },
          { name: 'Te koop', href: '/nl/te-koop/' },
          { name: 'Antwerpen' },
          { name: 'Herenhuis met stadstuin' },
        ]}
      />
    ),
  },
]
