import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)

/** Fast rather than small: the first request waits for it. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A text that is sent to many: compressed once, and stored in the encoding that most browsers accept. */
export type CompressedText = { brotli: Buffer }

/** Compresses a text with brotli. */
export const compressText = async (text: string): Promise<CompressedText> => ({ brotli: await brotli(text, quick) })

/** Sends a text in an encoding that the visitor's browser accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: CompressedText,
): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding')
  switch (negotiate(request.headers['accept-encoding'] ?? 'identity', ['br', 'gzip', 'identity'])) {
    case 'br':
      return reply.header('content-encoding', 'br').send(text.brotli)
    case 'gzip':
      return reply.header('content-encoding', 'gzip').send(await zip(await unbrotli(text.brotli)))
    default:
      return reply.send(await unbrotli(text.brotli))
  }
}
