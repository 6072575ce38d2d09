import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import type { IconKind } from '#contract/rendering'
import { splashFile, splashScreens } from '#contract/splash-screens'
import { createKeptValues } from '#server/kept-values'
import { drawingPolicy } from '#server/policy-header'
import type { Tenant } from '#server/tenants/tenant'
import { readIconPicture } from './icon-picture.ts'
import { writeIco } from './ico.ts'
import type { Front } from './front.ts'

type Picture = { kind: IconKind; width: number; height: number }

const square = (kind: 'any' | 'maskable', side: number): Picture => ({ kind, width: side, height: side })

/**
 * Pictures by file: those of the web manifest, those for a phone's home screen, and the splash screens of the installed app.
 */
const pictures: Readonly<Record<string, Picture>> = {
  'icon-192.png': square('any', 192),
  'icon-512.png': square('any', 512),
  'maskable-192.png': square('maskable', 192),
  'maskable-512.png': square('maskable', 512),
  'apple-touch-icon.png': square('maskable', 180),
  ...Object.fromEntries(
    splashScreens.map((screen) => {
      const pixels = { width: screen.width * screen.ratio, height: screen.height * screen.ratio }
      return [splashFile(screen), { kind: pixels, ...pixels }]
    }),
  ),
}

/** Of all tenants together, in bytes: callers choose which ones are drawn. */
const mostBytes = 32 * 1024 * 1024
const day = 'public, max-age=86400'

/** Icons of the tenants, made from their picture or their logo when they are first requested. */
export const icons: FastifyPluginAsync<{ front: Front }> = async (web, { front }) => {
  const drawn = createKeptValues<Buffer>(mostBytes)
  web.tenants.onChange((code) => drawn.forget(`${code} `))

  /** A result is cached until the tenant changes; a failure is tried again. */
  async function once(tenant: Tenant, file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const key = `${tenant.code} ${file}`
    return drawn.get(key)?.value ?? drawn.make(key, web.clock().getTime(), make)
  }

  async function draw({ code, configuration }: Tenant, { kind, width, height }: Picture): Promise<Buffer> {
    const renderer = await front.renderer()
    const own = await readIconPicture(web.db, code, configuration.icon)
    const svg = renderer.renderIcon(configuration, kind, own)
    return sharp(Buffer.from(svg), { density: width > 512 ? 72 : 192 })
      .resize(width, height)
      .png()
      .toBuffer()
  }

  async function send(request: FastifyRequest, reply: FastifyReply, file: string, type: string, make: Make) {
    if (!request.knownTenant) return reply.callNotFound()
    const { knownTenant: tenant } = request
    return reply
      .header('cache-control', day)
      .type(type)
      .send(await once(tenant, file, () => make(tenant)))
  }

  // The page of a visit with a hidden tenant shows them as well.
  const config = { tenant: 'of visits' } as const
  web.get('/icons/icon.svg', { config }, async (request, reply) => {
    if (!request.knownTenant) return reply.callNotFound()
    const renderer = await front.renderer()
    return reply
      .headers({ 'cache-control': day, 'content-security-policy': drawingPolicy })
      .type('image/svg+xml')
      .send(renderer.renderIcon(request.tenant.configuration, 'any'))
  })

  for (const [file, picture] of Object.entries(pictures)) {
    web.get(`/icons/${file}`, { config }, (request, reply) =>
      send(request, reply, file, 'image/png', (tenant) => draw(tenant, picture)),
    )
  }

  // Browsers request the second by themselves.
  for (const file of ['/icons/favicon.ico', '/favicon.ico']) {
    web.get(file, { config }, (request, reply) =>
      send(request, reply, 'favicon.ico', 'image/x-icon', async (tenant) => {
        const sides = await Promise.all([16, 32, 48].map((side) => draw(tenant, square('any', side))))
        return writeIco(sides)
      }),
    )
  }
}

type Make = (tenant: Tenant) => Promise<Buffer>
