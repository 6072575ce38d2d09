/** An item of a list: its name, and the absolute address of its page. */
export type Listed = { name: string; url: string }

/** A page of a list, for schema.org data. */
export type ListPage = {
  name: string
  url: string
  /** The number of items in the whole list, and of those before this page. */
  total: number
  before: number
  items: readonly Listed[]
}

/** A page of a list as schema.org data; positions count through all pages. */
export function listSchema({ name, url, total, before, items }: ListPage): object {
  return {
    '@type': 'ItemList',
    name,
    url,
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: before + index + 1, ...item })),
  }
}
