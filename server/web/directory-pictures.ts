import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { directoryPictures as table } from '#server/db/schema/directory-runs'

const digestPattern = /^[0-9a-f]{64}\.webp$/

/**
 * Serves `/directory-pictures/{digest}.webp` below the prefix it is registered with: photos and logos that came with an import, which never
 * change. They are public like the pages that show them.
 */
export const directoryPictures: FastifyPluginAsync = async (app) => {
  const config = { tenant: 'none' } as const
  app.get<{ Params: { file: string } }>(
    '/directory-pictures/:file',
    { config },
    async ({ params: { file } }, reply) => {
      const digest = digestPattern.test(file) ? file.slice(0, -'.webp'.length) : undefined
      const [row] = digest
        ? await app.db.select({ bytes: table.bytes }).from(table).where(eq(table.digest, digest))
        : []
      if (!row) return reply.code(404).type('text/plain; charset=utf-8').send('No such picture.')
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(Buffer.from(row.bytes))
    },
  )
}
