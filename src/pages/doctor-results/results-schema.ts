/** A doctor of a list: the name, and the whole address of the page. */
export type ListedDoctor = { name: string; url: string }

/** What a page of a list says in the words of schema.org. */
export type ResultsPage = {
  name: string
  url: string
  /** How many are on the whole list, and how many of them stand before this page. */
  total: number
  before: number
  doctors: readonly ListedDoctor[]
}

/** A page of a list of doctors in the words of schema.org; positions count through all pages. */
export function resultsSchema({ name, url, total, before, doctors }: ResultsPage): object {
  return {
    '@type': 'ItemList',
    name,
    url,
    numberOfItems: total,
    itemListElement: doctors.map((doctor, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: doctor.name,
      url: doctor.url,
    })),
  }
}
