/** One of a list: the name, and the whole address of the page. */
export type Listed = { name: string; url: string }

/** What a page of a list says in the words of schema.org. */
export type ListPage = {
  name: string
  url: string
  /** How many are on the whole list, and how many of them stand before this page. */
  total: number
  before: number
  items: readonly Listed[]
}

/** A page of a list in the words of schema.org; positions count through all pages. */
export function listSchema({ name, url, total, before, items }: ListPage): object {
  return {
    '@type': 'ItemList',
    name,
    url,
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: before + index + 1, ...item })),
  }
}
