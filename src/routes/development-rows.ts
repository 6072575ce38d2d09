import { localisedRows, type Row } from './route-table.ts'

/** Addresses under a locale; in development also the gallery of components. */
export const servedRows: readonly Row[] = import.meta.env.DEV
  ? [...localisedRows, { id: 'development', path: '__ui', screen: 'ui-gallery' }]
  : localisedRows
