import { and, eq } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { tenantFiles } from '#server/db/schema/tenant-files'
import { tenantAssets as table } from '#server/db/schema/tenants'
import { createKeptValues } from '#server/kept-values'
import { drawingPolicy } from '#server/policy-header'
import { assetVersion } from '#server/tenants/asset-address'
import { readRange } from './byte-range.ts'

type Asset = { mediaType: string; digest: string; bytes: Buffer }

/** With its version in the address a file never changes; without, it is revalidated each time. */
const forEver = 'public, max-age=31536000, immutable'
/** Bytes of cached files, of all tenants. */
const mostBytes = 64 * 1024 * 1024

/** Files of the tenants. Where host or key names a tenant, files of others are not found (T05). */
export const tenantAssets: FastifyPluginAsync = async (web) => {
  const kept = createKeptValues<Asset | undefined>(mostBytes, (asset) => asset?.bytes.length ?? 0)
  web.tenants.onChange((code) => kept.forget(`${code}/`))

  async function read(code: string, name: string, version: string): Promise<Asset | undefined> {
    const key = `${code}/${name}`
    const known = kept.get(key)?.value
    if (known && assetVersion(known.digest) === version) return known
    return kept.make(key, web.clock().getTime(), () => load(code, name))
  }

  async function load(code: string, name: string): Promise<Asset | undefined> {
    const [row] = await web.db
      .select({ mediaType: tenantFiles.mediaType, digest: table.digest, bytes: tenantFiles.bytes })
      .from(table)
      .innerJoin(tenantFiles, eq(tenantFiles.digest, table.digest))
      .where(and(eq(table.tenantCode, code), eq(table.name, name)))
    return row && { ...row, bytes: Buffer.from(row.bytes) }
  }

  type AssetRequest = FastifyRequest<{ Params: { code: string; name: string }; Querystring: { v?: string } }>
  const config = { tenant: 'of visits' } as const
  web.get('/tenant-assets/:code/:name', { config }, async (request: AssetRequest, reply) => {
    const { code, name } = request.params
    const decided = request.isTenantNamed ? request.knownTenant?.code : code
    const tenant = decided === code ? await web.tenants.find(code, 'of visits') : undefined
    const version = tenant && Object.hasOwn(tenant.assets, name) ? tenant.assets[name] : undefined
    if (version === undefined) return reply.callNotFound()
    const headers = (current: string) => ({
      etag: `"${current}"`,
      // If another process has just changed the file, it is not yet the version in its address.
      'cache-control': request.query.v === current ? forEver : 'no-cache',
      'content-security-policy': drawingPolicy,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    const held = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
    if (held.includes(`"${version}"`)) return reply.headers(headers(version)).code(304).send()
    const asset = await read(code, name, version)
    if (!asset) return reply.callNotFound()
    const current = assetVersion(asset.digest)
    reply.headers({ ...headers(current), 'accept-ranges': 'bytes' }).type(asset.mediaType)
    // A film can be played from any position. Parts of two versions must not be combined.
    const condition = request.headers['if-range']
    const range = condition === undefined || condition === `"${current}"` ? request.headers.range : undefined
    return sendPart(reply, asset.bytes, range)
  })
}

/** Answers with a file, or with the part of it that is asked for. */
export function sendPart(reply: FastifyReply, bytes: Buffer, rangeHeader: string | undefined): FastifyReply {
  const range = readRange(rangeHeader, bytes.length)
  if (range === undefined) return reply.send(bytes)
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  const { from, to } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1))
}
