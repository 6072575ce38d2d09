import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { RateCounter } from './rate-counter.ts'

type Route = Parameters<FastifyRateLimitStore['child']>[0]
/** What the plugin gives and its types leave out. */
type RouteSettings = Route & { routeInfo?: Pick<Route, 'method' | 'url'> }

/** The bucket of a limit. Servers that are set otherwise count for themselves. */
export const bucketOf = (name: string, max: number, network: string): string => `${name} ${max} ${network}`

/** Lets `@fastify/rate-limit` count in our counter: all calls in one bucket, a route with a limit of its own in another. */
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
