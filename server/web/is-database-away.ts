import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whether the database fails to answer at once. */
export async function isDatabaseAway({ database }: FastifyInstance): Promise<boolean> {
  const answered = database.query('select 1').then(
    () => false,
    () => true,
  )
  return Promise.race([answered, wait(1_000, true, { ref: false })])
}
