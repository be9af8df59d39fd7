import { Pagination } from './pagination'

function textsFor(current: number) {
  return {
    label: 'Pagina’s van de lijst',
    previous: 'Vorige',
    next: 'Volgende',
    status: `Pagina ${current} van 12`,
    page: (page: number) => `Pagina ${page}`,
  }
}

const hrefOf = (page: number) => `/nl/te-koop/?page=${page}`

export const examples = [
  {
    name: 'first page',
    node: (
      <Pagination
        current={1}
        hrefOf={hrefOf}
        texts={{ ...textsFor(1), label: 'Eerste lijst' }}
        total={12}
      />
    ),
  },
  {
    name: 'in the middle',
    node: <Pagination current={6} hrefOf={hrefOf} texts={textsFor(6)} total={12} />,
  },
]
