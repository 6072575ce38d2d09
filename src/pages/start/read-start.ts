import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { isInstalled } from '#src/features/install/is-installed.ts'
import type { Links } from '#src/routes/links.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { startOf } from './start-of.ts'

/** `visit`: the id of the visit to which the first start from the home screen leads. `isUnknown`: the app welcomes who it does not know, once. */
type Start = { address: string; visit: string | undefined; isUnknown: boolean }

/**
 * What a device has once, as a start has taken it. Its page may be drawn anew before it has led on: the next reading has the same, until
 * `endStart`.
 */
const taken = new WeakMap<AppContext, { visit?: Promise<string | undefined>; isUnknown?: Promise<boolean> }>()

/** Where the app begins. */
export async function readStart(app: AppContext, links: Links): Promise<Start> {
  const once = taken.get(app) ?? {}
  taken.set(app, once)
  // A device that stores nothing has nobody's appointment.
  const record = await sessionStore(app.tenant)
    .read()
    .catch(() => undefined)
  const visit = record?.patient && isInstalled() ? await (once.visit ??= firstVisitOf(app)) : undefined
  const address = startOf(record, new Date(now()), links)
  const isUnknown = isInstalled() && address === links.home() && (await (once.isUnknown ??= isFirstWelcomeOf(app)))
  return { address, visit, isUnknown }
}

/** A start has been followed: the next one takes nothing of it. */
export const endStart = (app: AppContext): boolean => taken.delete(app)

const firstVisitOf = (app: AppContext) =>
  import('./first-visit.ts').then(({ firstVisit }) => firstVisit(app)).catch(() => undefined)

const isFirstWelcomeOf = ({ tenant }: AppContext) =>
  import('./welcome-once.ts').then(({ isFirstWelcome }) => isFirstWelcome(tenant)).catch(() => false)
