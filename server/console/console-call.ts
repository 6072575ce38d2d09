import { consoleCalls, type ConsoleCallName } from '#contract/console/calls'
import { routePath } from '#contract/services'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a call of the partner's console: which, and with it who may make it. */
    consoleCall?: ConsoleCallName
  }
}

/** The path of a call below the console's own. */
export const pathOf = (name: ConsoleCallName): string => routePath(consoleCalls[name])

/** What a route of a call has beside its schemas. No host or key names the tenant: the path does. */
export const configOf = (name: ConsoleCallName) => ({ tenant: 'none', consoleCall: name }) as const
