import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '#server/plugins/gateway/rate-limits'
import { sendCompressed } from '#server/web/compress'
import type { Front } from '#server/web/front'
import { offeredLocales, withoutLocaleRequest } from '#server/web/locale-choice'
import type { PageSender } from '#server/web/page-sender'
import { previewPolicy } from '#server/web/policy'
import type { RenderQueue } from '#server/web/render-queue'
import { intoFrame } from './frame-document.ts'
import type { FrameNews } from './frame-script.ts'
import { previewCalls } from './preview-calls.ts'

/** Shows public pages of a preview, each made anew; returns what is to be said in the place of any other. */
export function createPreviewPage(
  web: FastifyInstance,
  { front, sender, queue }: { front: Front; sender: PageSender; queue: RenderQueue },
) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    scheme: 'light' | 'dark',
  ): Promise<FrameNews | undefined> => {
    const { tenant } = request
    const basePath = tenant.preview?.basePath ?? ''
    const renderer = await front.renderer()
    const resolution = renderer.resolve(request.url, basePath)
    const first = offeredLocales(tenant.configuration)[0]?.prefix ?? 'en-ae'
    switch (resolution.kind) {
      case 'shell':
        return 'refused'
      case 'file':
        reply.callNotFound()
        return undefined
      case 'redirect':
        void reply.redirect(basePath + resolution.path, 302)
        return undefined
      case 'localise':
        void reply.redirect(`${basePath}/${first}${withoutLocaleRequest(resolution.path)}`, 302)
        return undefined
      case 'page':
    }
    const { address, locale = first } = resolution
    const visit = {
      ...sender.visitOf(request, address, locale),
      ...{ basePath, keyInUrl: false, dispatch: previewCalls(web, request) },
    }
    const page = await queue(addressOf(request), async () => {
      const rendered = await renderer.renderPage(visit)
      if (rendered.kind === 'redirect') return rendered
      return sender.write(request, { ...rendered, html: intoFrame(rendered.html, scheme, visit.nonce) })
    })
    if (page.kind === 'redirect') {
      void reply.redirect(page.location, 302)
      return undefined
    }
    // In development Vite writes scripts and styles of its own into each page.
    if (!front.finish) reply.header('content-security-policy', previewPolicy(page.policy))
    await sendCompressed(request, reply.code(page.status).type('text/html; charset=utf-8'), page.text)
    return undefined
  }
}
