import type { AppFacts } from './app-facts.ts'
import type { TenantStore } from './tenant-store.ts'

/** Dependencies of the tool. */
export type Tools = {
  /** Opens the tenant store; called only by commands that need it. */
  withStore: <T>(work: (store: TenantStore) => Promise<T>) => Promise<T>
  app: AppFacts
  writeSchema: (text: string) => void
  say: (line: string) => void
}
