import * as Type from 'typebox'
import { jobStates, type JobState } from '#server/operations/read-jobs'
import type { ServicePlugin } from './type-provider.ts'

const Health = Type.Object({ status: Type.Literal('ok') })
const Check = Type.Enum(['ok', 'failed'])
const Readiness = Type.Object({
  status: Check,
  checks: Type.Record(Type.String(), Check),
  /** How each job stands; nothing where that cannot be read. */
  jobs: Type.Record(Type.String(), Type.Enum(jobStates)),
})

/** Something the application needs in order to answer. `check` throws, or does not resolve in time, when it is unavailable. */
export type Dependency = { name: string; check(): Promise<unknown> }

/**
 * `/healthz`: the process answers. `/readyz`: all its dependencies do as well, else 503 with those that do not. It tells how jobs stand too,
 * which is nothing that another server would do better.
 */
export function health(dependencies: Dependency[], readJobs: () => Promise<Record<string, JobState>>): ServicePlugin {
  const ready = shared(async () => {
    const [checks, jobs] = await Promise.all([checkAll(dependencies), within(readJobs(), {})])
    return { checks, jobs }
  })
  return async (app) => {
    const config = { tenant: 'none' } as const
    const common = { tags: ['operations'], security: [] }
    app.get(
      '/healthz',
      {
        config,
        schema: { ...common, operationId: 'getHealth', summary: 'The process answers', response: { 200: Health } },
      },
      async () => ({ status: 'ok' as const }),
    )
    app.get(
      '/readyz',
      {
        config,
        schema: {
          ...common,
          operationId: 'getReadiness',
          summary: 'Everything it depends on answers',
          response: { 200: Readiness, 503: Readiness },
        },
      },
      async (_request, reply) => {
        const { checks, jobs } = await ready()
        const isReady = Object.values(checks).every((check) => check === 'ok')
        return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'failed', checks, jobs })
      },
    )
  }
}

/** Calls made while a check is running share its answer: the database is checked once at a time, however many ask. */
function shared<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let pending: Promise<Answer> | undefined
  return () => (pending ??= ask().finally(() => (pending = undefined)))
}

const checkAll = async (dependencies: Dependency[]) =>
  Object.fromEntries(await Promise.all(dependencies.map(async (one) => [one.name, await answers(one)] as const)))

const longestWait = 3000

const answers = (dependency: Dependency): Promise<'ok' | 'failed'> =>
  within(
    dependency.check().then(() => 'ok' as const),
    'failed',
  )

/** The value, or `otherwise` where there is none in time. */
async function within<Value>(value: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, longestWait, otherwise)
  })
  return Promise.race([value.catch(() => otherwise), tooLong]).finally(() => clearTimeout(timer))
}
