import type { FastifyRequest } from 'fastify'
import type { CaptchaDetails } from '#contract/captcha'
import { Problem, type ProblemCode } from '#contract/problem'
import { additions } from '#contract/services'
import { framePath } from '#server/captcha/frame-path'
import { createSuspicions, type Suspect } from '#server/domain/captcha/suspicions'
import type { Contact } from '#server/domain/identity/contact'
import { problem } from '#server/errors'
import { isAnswered } from '#server/plugins/gateway/idempotency'
import { addressOf } from '#server/plugins/gateway/rate-limits'
import type { ServiceInstance } from '#server/plugins/type-provider'

/** A body that may carry the response to a check. */
type Answered = { 'g-recaptcha-response'?: string }

/** Refusals by which somebody may be guessing. */
const guesses: readonly ProblemCode[] = ['credentials_invalid', 'code_invalid', 'code_attempts_exceeded']

/**
 * Asks for a check where a phone, an email or an IP address has failed too often (V04): `captcha_required`, with the check's address in its
 * details. A response that comes before it is asked for is not looked at. A call that is repeated with its Idempotency-Key counts once, and is given its
 * answer without a check.
 */
export function captchaGuard(app: ServiceInstance) {
  const { captcha, clock, config, db, secret } = app
  const suspicions = createSuspicions(db, { secret, most: config.captchaAfterFailures })
  const details: CaptchaDetails = {
    kind: captcha.kind,
    challenge:
      captcha.kind === 'altcha'
        ? `${config.serviceUrls.account ?? `${config.basePath}/api/account`}${additions.captchaChallenge.path}`
        : `${config.basePath}${framePath}`,
  }
  const suspectOf = (request: FastifyRequest, contact: Contact): Suspect => ({
    tenantCode: request.tenant.code,
    contact,
    network: addressOf(request),
  })

  async function refuseUnchecked(request: FastifyRequest<{ Body: Answered }>, suspect: Suspect): Promise<void> {
    if (!(await suspicions.areMany(suspect, clock())) || (await isAnswered(request))) return
    const response = request.body['g-recaptcha-response']
    const { tenantCode } = suspect
    const given = { tenantCode, address: request.clientAddress, now: clock() }
    if (response && (await captcha.verify({ ...given, response }))) return
    throw problem('captcha_required', { details })
  }

  /** Does what shows who somebody is: a guess counts, and the right answer clears the count. */
  async function watch<T>(request: FastifyRequest, contact: Contact, work: () => Promise<T>): Promise<T> {
    const suspect = suspectOf(request, contact)
    try {
      const answer = await work()
      if (!request.isRepetition) await suspicions.clear(suspect)
      return answer
    } catch (failure) {
      const isGuess = failure instanceof Problem && guesses.includes(failure.code)
      if (isGuess && !request.isRepetition) await suspicions.add(suspect, clock())
      throw failure
    }
  }

  return {
    watch,

    /** The same for a call that is asked for a check. */
    async watchChecked<T>(
      request: FastifyRequest<{ Body: Answered }>,
      contact: Contact,
      work: () => Promise<T>,
    ): Promise<T> {
      await refuseUnchecked(request, suspectOf(request, contact))
      return watch(request, contact, work)
    },

    /** Does what sends a message, each of which counts, and is asked for a check. */
    async countChecked<T>(
      request: FastifyRequest<{ Body: Answered }>,
      contact: Contact,
      work: () => Promise<T>,
    ): Promise<T> {
      const suspect = suspectOf(request, contact)
      await refuseUnchecked(request, suspect)
      const answer = await work()
      if (!request.isRepetition) await suspicions.add(suspect, clock())
      return answer
    },
  }
}

/** A body without the response to a check: the same call with another response is the same call. */
export function withoutCaptcha<Body extends Answered>({ 'g-recaptcha-response': _, ...body }: Body) {
  return body
}
