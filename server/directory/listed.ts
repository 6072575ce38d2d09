/**
 * SQL of what lists show of practitioners or facilities: published, no test, of a listed plan (V14), and this tenant's to show.
 *
 * @param table name or alias in the query.
 * @param tenant placeholder of the tenant's code, `$1`.
 */
export const isListed = (table: string, tenant: string): string =>
  `${table}.published and not ${table}.fg_test and ${table}.plan in (1, 2)
   and (${table}.whitelabels = '{}' or ${tenant} = any(${table}.whitelabels))`
