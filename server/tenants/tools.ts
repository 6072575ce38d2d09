import type { MailGateway } from '#server/messages/mail/mail-gateway'
import type { AppFacts } from '#contract/app-facts'
import type { TenantStore } from './tenant-store.ts'

/** Dependencies of the tool. */
export type Tools = {
  /** Opens the tenant store; called only by commands that need it. */
  withStore: <T>(work: (store: TenantStore) => Promise<T>) => Promise<T>
  app: AppFacts
  writeSchema: (text: string) => void
  say: (line: string) => void
  /** Address of a page of a tenant's console, on a host of its own where it has one. */
  consoleAddress: (tenant: { code: string; hosts: readonly string[] }, path: string) => string
  /** Address by which a practitioner opens a visit by video with a token. */
  visitAddress: (tenant: { code: string; hosts: readonly string[] }, token: string) => string
  /** Sends mails; undefined where this machine has no settings for them. */
  mail?: MailGateway | undefined
}
