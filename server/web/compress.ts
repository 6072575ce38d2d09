import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)

/** Quick rather than small: the first request waits for it. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A text that is sent to many: compressed once, and kept in the form that most browsers ask for. */
export type CompressedText = { brotli: Buffer }

export const compressText = async (text: string): Promise<CompressedText> => ({ brotli: await brotli(text, quick) })

/** Sends a text, encoded as the visitor's browser can read it. */
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
