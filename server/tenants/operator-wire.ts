import type { Shower } from '#server/directory/visibility/queries'
import type { DirectoryNames } from './directory-names.ts'
import type { KeptAsset } from './asset-files.ts'
import type { Outcome } from './hide-tenant.ts'
import type { MadeInvitation, WantedInvitation } from './invite-by-operator.ts'
import type { Reach } from './reach.ts'
import type { TenantFile } from './tenant-file.ts'
import type { Draft } from './drafts/draft.ts'
import type { Contents } from './fields/contents.ts'
import type { TenantSummary } from './tenant-sources.ts'
import type { TenantStore, WholeTenant } from './tenant-store.ts'
import type { MadeVisitLink, WantedVisitLink } from './visit-link-by-operator.ts'
import type { VersionSummary } from './versions/read-versions.ts'
import type { Restored } from './drafts/restore.ts'

/** Requests of the tool to a running server, which alone may write to its embedded database. */
export type AdminRequest =
  | { ask: 'list' }
  | { ask: 'directory' }
  | { ask: 'reach'; tenant: Shower }
  | { ask: 'find'; code: string }
  | { ask: 'put'; file: TenantFile; assets: InText<KeptAsset>[] }
  | { ask: 'hide' | 'unhide' | 'remove' | 'history' | 'draft'; code: string }
  | { ask: 'version' | 'restore'; code: string; number: number }
  | { ask: 'invite'; wanted: WantedInvitation }
  | { ask: 'visit-link'; wanted: WantedVisitLink }

/** Requests after which a server's tenants in memory are out of date. */
export const changes: ReadonlySet<AdminRequest['ask']> = new Set(['put', 'hide', 'unhide', 'remove', 'restore'])

/** The answer to each request. */
export type AdminAnswer =
  | TenantSummary[]
  | DirectoryNames
  | Reach
  | WholeInText
  | Outcome
  | VersionSummary[]
  | Contents
  | Restored
  | Draft
  | MadeInvitation
  | MadeVisitLink
  | null

/** A file with its bytes in base64, for JSON. */
type InText<File extends { bytes: Uint8Array }> = Omit<File, 'bytes'> & { bytes: string }
type WholeInText = { file: TenantFile; assets: InText<WholeTenant['assets'][number]>[] }

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const toBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))

/** Carries a request out on the store. */
export async function answerAdmin(store: TenantStore, request: AdminRequest): Promise<AdminAnswer> {
  switch (request.ask) {
    case 'list':
      return store.list()
    case 'directory':
      return store.directory()
    case 'reach':
      return store.reach(request.tenant)
    case 'find': {
      const found = await store.find(request.code)
      return found
        ? { ...found, assets: found.assets.map((asset) => ({ ...asset, bytes: toText(asset.bytes) })) }
        : null
    }
    case 'put':
      await store.put(
        request.file,
        request.assets.map((asset) => ({ ...asset, bytes: toBytes(asset.bytes) })),
      )
      return null
    case 'hide':
    case 'unhide':
    case 'remove':
    case 'history':
      return store[request.ask](request.code)
    case 'draft':
      return (await store.draft(request.code)) ?? null
    case 'version':
      return (await store.version(request.code, request.number)) ?? null
    case 'restore':
      return store.restore(request.code, request.number)
    case 'invite':
      return (await store.invite(request.wanted)) ?? null
    case 'visit-link':
      return (await store.visitLink(request.wanted)) ?? null
  }
}

/** A store that forwards requests to another process. */
export function createRemoteStore(send: (request: AdminRequest) => Promise<AdminAnswer>): TenantStore {
  return {
    list: async () => (await send({ ask: 'list' })) as TenantSummary[],
    directory: async () => (await send({ ask: 'directory' })) as DirectoryNames,
    reach: async ({ code, configuration: { markets, directory } }) => {
      // The rest of a configuration may be large, and does not matter here.
      const tenant = { code, configuration: { markets, ...(directory && { directory }) } }
      return (await send({ ask: 'reach', tenant })) as Reach
    },
    find: async (code) => {
      const found = (await send({ ask: 'find', code })) as WholeInText | null
      return found
        ? { ...found, assets: found.assets.map((asset) => ({ ...asset, bytes: toBytes(asset.bytes) })) }
        : undefined
    },
    put: async (file, assets) => {
      await send({ ask: 'put', file, assets: assets.map((asset) => ({ ...asset, bytes: toText(asset.bytes) })) })
    },
    hide: async (code) => (await send({ ask: 'hide', code })) as Outcome,
    unhide: async (code) => (await send({ ask: 'unhide', code })) as Outcome,
    remove: async (code) => (await send({ ask: 'remove', code })) as Outcome,
    history: async (code) => (await send({ ask: 'history', code })) as VersionSummary[],
    version: async (code, number) =>
      ((await send({ ask: 'version', code, number })) ?? undefined) as Contents | undefined,
    restore: async (code, number) => (await send({ ask: 'restore', code, number })) as Restored,
    draft: async (code) => ((await send({ ask: 'draft', code })) ?? undefined) as Draft | undefined,
    invite: async (wanted) => ((await send({ ask: 'invite', wanted })) as MadeInvitation | null) ?? undefined,
    visitLink: async (wanted) => ((await send({ ask: 'visit-link', wanted })) as MadeVisitLink | null) ?? undefined,
  }
}
