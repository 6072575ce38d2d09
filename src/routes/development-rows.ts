import { localisedRows, type Row } from './route-table.ts'

/** Addresses under a locale; in development there is also every component in every state. */
export const servedRows: readonly Row[] = import.meta.env.DEV
  ? [...localisedRows, { id: 'development', path: '__ui', screen: 'ui-gallery' }]
  : localisedRows
