import type { LRUCache } from 'lru-cache'
import type { Language } from '#contract/locale'
import type { ClientConfiguration } from '#contract/tenant'
import type { AssetVersions } from '#contract/tenant-assets'
import type { Contents } from './fields/contents.ts'

/** A partner on the server. */
export type Tenant = {
  code: string
  configuration: ClientConfiguration
  hosts: string[]
  /** Not shown, except to patients with a visit there, who see only that. */
  isHidden: boolean
  updatedAt: Date
  /** Files of its own by name, with the version that stands in their address. */
  assets: AssetVersions
  preview?: Preview
}

/** What is not published yet, as staff see it: nothing that is made of it is kept for anybody else. */
export type Preview = {
  /** In place of the mount path. */
  basePath: string
  contents: Contents
  /** What was made of it, by the name of what it is: bounded, and it goes with the preview. */
  made: LRUCache<string, Promise<unknown>>
}

/** Where the app of a tenant begins: at the mount path, unless it is shown as a preview. */
export const basePathOf = ({ preview }: Pick<Tenant, 'preview'>, mountPath: string): string =>
  preview?.basePath ?? mountPath

/** The name of a tenant in a language. */
export const brandOf = ({ configuration: { name } }: Pick<Tenant, 'configuration'>, language: Language): string =>
  name[language] ?? name.en

/** Code of the tenant that is used where neither host nor key names one (T01). */
export const defaultTenantCode = 'patientweb'
