import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { assetVersion } from '#server/tenants/asset-address'
import { readUsableDraft } from '#server/tenants/drafts/usable-draft'
import { revisionOf } from '#server/tenants/drafts/read-draft'
import { withOfferedMarkets } from '#server/tenants/offered-markets'
import type { Tenant } from '#server/tenants/tenant'
import { usableConfiguration } from '#server/tenants/usable-configuration'

/** Drafts that are shown at once; each is a few hundred kilobytes. */
const most = 16
/** Texts, blocks and pages made of one of them, in the languages and at the addresses of its previews. */
const mostMade = 200

/** A tenant as its staff will have it. */
type Draft = Omit<Tenant, 'preview'> & { preview: Omit<NonNullable<Tenant['preview']>, 'basePath'> }

/** Tenants with their drafts, each made once for as long as nothing changes in it. */
export function createPreviews(app: FastifyInstance) {
  const drafts = new LRUCache<string, Promise<Draft>>({ max: most })

  async function make(tenant: Tenant): Promise<Draft> {
    const contents = await readUsableDraft(app.db, tenant.code, await app.appFacts.read())
    if (!contents) throw new Error(`no tenant ${tenant.code}`)
    const assets = Object.fromEntries(contents.files.map(({ name, digest }) => [name, assetVersion(digest)]))
    const facts = new Map(contents.files.map(({ name, digest: _, ...fact }) => [name, fact]))
    const usable = usableConfiguration(tenant.code, contents.file.configuration, facts).configuration
    const configuration = usable ? await withOfferedMarkets(app.db, usable) : tenant.configuration
    return {
      ...tenant,
      // A frame cannot be sent messages, and another's script has no business in it.
      configuration: { ...configuration, push_enabled: false },
      assets,
      preview: { contents, made: new LRUCache({ max: mostMade }) },
    }
  }

  /** @param basePath - where the preview is, in place of the mount path */
  return async (tenant: Tenant, basePath: string): Promise<Tenant> => {
    const key = [tenant.code, await revisionOf(app.db, tenant.code), tenant.updatedAt.getTime()].join(' ')
    const draft = drafts.get(key) ?? make(tenant)
    drafts.set(key, draft)
    try {
      const made = await draft
      return { ...made, preview: { ...made.preview, basePath } }
    } catch (failure) {
      drafts.delete(key)
      throw failure
    }
  }
}
