import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { RateCounter } from './rate-counter.ts'

type Route = Parameters<FastifyRateLimitStore['child']>[0]
/** What the plugin passes although its types do not say so. */
type RouteSettings = Route & { routeInfo?: Pick<Route, 'method' | 'url'> }

/** The key under which a limit is counted. Servers with other settings count separately. */
export const bucketOf = (name: string, max: number, network: string): string => `${name} ${max} ${network}`

/** Makes `@fastify/rate-limit` use our counter: all calls in one bucket, a route with a limit of its own in another. */
export function createRateStore(counter: RateCounter, name: string): FastifyRateLimitStoreCtor {
  return class RateStore implements FastifyRateLimitStore {
    readonly #name: string

    constructor(_settings: unknown, ofRoute: string = name) {
      this.#name = ofRoute
    }

    incr(
      network: string,
      done: Parameters<FastifyRateLimitStore['incr']>[1],
      windowMilliseconds: number,
      max: number,
    ): void {
      counter.add(bucketOf(this.#name, max, network), 1, windowMilliseconds, max).then(
        ({ points, resetsIn }) => done(null, { current: points, ttl: resetsIn }),
        (failure: Error) => done(failure),
      )
    }

    child({ routeInfo }: RouteSettings): RateStore {
      return new RateStore(undefined, [routeInfo?.method, routeInfo?.url].flat().join(' '))
    }
  }
}
