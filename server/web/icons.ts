import type { FastifyPluginAsync } from 'fastify'
import sharp from 'sharp'
import type { Front } from './index.ts'

/** Sizes by file: those of the web manifest, and the one a phone's home screen asks for. */
const pictures = {
  'icon-192.png': { purpose: 'any', size: 192 },
  'icon-512.png': { purpose: 'any', size: 512 },
  'maskable-192.png': { purpose: 'maskable', size: 192 },
  'maskable-512.png': { purpose: 'maskable', size: 512 },
  'apple-touch-icon.png': { purpose: 'maskable', size: 180 },
} as const

const day = 'public, max-age=86400'
/** A drawing opened by itself loads nothing and runs nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'"

/** Icons of the tenants, drawn from their mark when they are first asked for. */
export const icons: FastifyPluginAsync<{ front: Front }> = async (web, { front }) => {
  const drawn = new Map<string, Promise<Buffer>>()
  web.tenants.onChange((code) => {
    for (const key of drawn.keys()) if (key.startsWith(`${code} `)) drawn.delete(key)
  })

  web.get('/icons/icon.svg', async (request, reply) => {
    if (!request.knownTenant) return reply.callNotFound()
    const renderer = await front.renderer()
    return reply
      .headers({ 'cache-control': day, 'content-security-policy': drawingPolicy })
      .type('image/svg+xml')
      .send(renderer.renderIcon(request.tenant.configuration, 'any'))
  })

  for (const [file, { purpose, size }] of Object.entries(pictures)) {
    web.get(`/icons/${file}`, async (request, reply) => {
      if (!request.knownTenant) return reply.callNotFound()
      const { code, configuration } = request.tenant
      const renderer = await front.renderer()
      const key = `${code} ${file}`
      const picture =
        drawn.get(key) ??
        sharp(Buffer.from(renderer.renderIcon(configuration, purpose)), { density: 192 })
          .resize(size, size)
          .png()
          .toBuffer()
      drawn.set(key, picture)
      return reply
        .header('cache-control', day)
        .type('image/png')
        .send(await picture)
    })
  }
}
