import type { FastifyReply, FastifyRequest } from 'fastify'
import { digestOf } from '#server/policy-header'
import { documentInFrame } from './frame-document.ts'
import { frameScript, textScript, type FrameNews } from './frame-script.ts'
import { askedInside } from './preview-calls.ts'
import type { Scheme } from './preview-ticket.ts'

/**
 * Sends a text of the tenant's own, as its staff will have it. By itself it says where it is, as every page of a preview does. In a frame of such a
 * page its policy says nothing of frames: the page around it has an origin that no header can name. Returns what is to be said in the place of one
 * that is not there.
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  scheme: Scheme,
  path: string,
): Promise<FrameNews | undefined> {
  const { statusCode, headers, body } = await askedInside(request.server, request, path)
  if (statusCode !== 200) return 'failed'
  const script = isFramed(request) ? textScript : frameScript(scheme)
  const policy = `${String(headers['content-security-policy'])}; script-src ${digestOf(script)}; sandbox allow-scripts`
  void reply
    .type(String(headers['content-type']))
    .header('content-security-policy', isFramed(request) ? policy.replace(/; frame-ancestors [^;]*/, '') : policy)
    .send(documentInFrame(body, scheme, script))
  return undefined
}

/** Whether a page of the preview shows a text in a frame of its own. */
export const isFramed = ({ query }: FastifyRequest): boolean => (query as { framed?: string }).framed !== undefined
