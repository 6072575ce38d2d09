import type { OpenDatabase } from '#server/db/open'

/**
 * Rows of a query as one JSON value: the database writes it and the engine parses it natively, which is several times
 * faster than reading a hundred thousand rows field by field.
 */
export async function readJson<Row>(database: OpenDatabase, select: string, params: unknown[] = []): Promise<Row[]> {
  const [answer] = await database.query<{ rows: Row[] | null }>(`select json_agg(r) as rows from (${select}) r`, params)
  return answer?.rows ?? []
}
