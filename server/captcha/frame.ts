import type { FastifyPluginAsync } from 'fastify'
import { languages } from '#contract/locale'
import { digestOf, documentPolicy } from '#server/policy-header'
import { framePath } from './frame-path.ts'
import { framePage, frameScript } from './frame-page.ts'

/**
 * A document of its own around reCAPTCHA, for a frame: Google's scripts are allowed in it, and nowhere else in the app. Registered only where
 * reCAPTCHA is set.
 */
export const captchaFrame: FastifyPluginAsync<{ siteKey: string }> = async (app, { siteKey }) => {
  type FrameRequest = { Querystring: { hl?: unknown; theme?: unknown } }
  app.get<FrameRequest>(framePath, { schema: { hide: true } }, async ({ query }, reply) => {
    const language = languages.find((known) => known === query.hl) ?? 'en'
    const theme = query.theme === 'dark' ? 'dark' : 'light'
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', framePolicy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('x-content-type-options', 'nosniff')
      .send(framePage({ siteKey, language, theme }))
  })
}

const google = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

const framePolicy = documentPolicy({
  'script-src': [digestOf(frameScript), ...google],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', ...google],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-ancestors': ["'self'"],
})
