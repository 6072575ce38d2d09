import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tenantFiles } from '#server/db/schema/tenant-files'
import { drawingPolicy } from '#server/policy-header'
import { sendPart } from '#server/web/tenant-assets'

/** Sends a file of a tenant as its staff will have it; one that is not published yet too. */
export async function sendPreviewFile(request: FastifyRequest, reply: FastifyReply, path: string) {
  const { server, tenant } = request
  const [code, name] = path.split('/')
  const file = code === tenant.code ? tenant.preview?.contents.files.find((each) => each.name === name) : undefined
  if (!file) return reply.callNotFound()
  const [row] = await server.db
    .select({ mediaType: tenantFiles.mediaType, bytes: tenantFiles.bytes })
    .from(tenantFiles)
    .where(eq(tenantFiles.digest, file.digest))
  if (!row) return reply.callNotFound()
  reply.headers({ 'content-security-policy': drawingPolicy, 'accept-ranges': 'bytes' }).type(row.mediaType)
  return sendPart(reply, Buffer.from(row.bytes), request.headers.range)
}
