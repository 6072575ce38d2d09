import table from './route-table.json' with { type: 'json' }

/** One address of the specification: what it must show, and with what parameters. */
export type RouteRow = { id: string; path: string; screen: string; params?: Record<string, string>; needs?: string }

/** Values that stand for the placeholders of the table, for example `dr-example`. */
export type Entities = Readonly<Record<string, string>>

const rows = table.rows as RouteRow[]

/** Addresses that redirect, with the note that says where: they name no screen of their own in a locale. */
const redirects = new Set(['R01', 'R31'])

/** Every address of the specification in every locale, with an entity for each placeholder. */
export function routeRows(
  entitiesOf: (locale: string) => Entities = () => ({}),
  locales: readonly string[] = table.locales,
): RouteRow[] {
  return rows
    .filter(({ id }) => !redirects.has(id))
    .flatMap((row) =>
      row.path.includes('{l}') ? locales.map((locale) => fill(row, locale, entitiesOf(locale))) : [row],
    )
}

/** Addresses without a locale that lead to one. */
export const bareRows: RouteRow[] = rows.filter(({ id, path }) => redirects.has(id) && path !== '/appointment-session')

export const tableLocales: readonly string[] = table.locales

function fill(row: RouteRow, locale: string, entities: Entities): RouteRow {
  const put = (text: string) => entities[text] ?? text
  const path = row.path.replace('{l}', locale).split('/').map(put).join('/')
  const params = row.params && Object.fromEntries(Object.entries(row.params).map(([name, value]) => [name, put(value)]))
  return { ...row, path, ...(params ? { params } : {}) }
}
