import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { health } from './health.ts'

it('looks at what is needed once at a time, however many ask, and anew afterwards', async () => {
  let looks = 0
  const isThere = [true, false]
  const app = fastify()
  await app.register(
    health(
      [
        {
          name: 'database',
          check: async () => {
            if (!isThere[looks++]) throw new Error('gone')
          },
        },
      ],
      async () => {
        if (looks > 1) throw new Error('gone')
        return { retention: 'late' as const }
      },
    ),
  )
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(looks).toBe(1)
  // A late job takes no server out of service.
  expect(answers[0]?.json()).toEqual({ status: 'ok', checks: { database: 'ok' }, jobs: { retention: 'late' } })
  const later = await app.inject('/readyz')
  expect([later.statusCode, later.json(), looks]).toEqual([
    503,
    { status: 'failed', checks: { database: 'failed' }, jobs: {} },
    2,
  ])
  await app.close()
})
