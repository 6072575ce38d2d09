import { sql } from 'drizzle-orm'

/** SQL of a list of states, for a check constraint. */
export const oneOf = (statuses: readonly string[]) => sql.raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`)
