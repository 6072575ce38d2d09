import * as Type from 'typebox'

/**
 * The answer to a check that tells people from programs, in the field that the specification names (V04): that of our own challenge, or
 * the token of reCAPTCHA. It is looked at where the platform asks for a check.
 */
export const captchaResponse = { 'g-recaptcha-response': Type.Optional(Type.String({ maxLength: 4096 })) }

/**
 * `details` of `captcha_required`: which check, and its address. `altcha`: a challenge (`CaptchaChallenge`), to be solved by computing.
 * `recaptcha`: a document for a frame of the page, which posts `{ captcha: response }` to it.
 */
export const CaptchaDetails = Type.Object({ kind: Type.Enum(['altcha', 'recaptcha']), challenge: Type.String() })
export type CaptchaDetails = Type.Static<typeof CaptchaDetails>

/**
 * A challenge of ALTCHA, signed: a counter is looked for whose derived key begins with `keyPrefix`. The response is the Base64 of
 * `{ challenge, solution: { counter, derivedKey } }`; each challenge is good for one, at its tenant, until `data.until` (Unix seconds).
 */
export const CaptchaChallenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    nonce: Type.String(),
    salt: Type.String(),
    cost: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    keySignature: Type.String(),
    data: Type.Object({ tenant: Type.String(), until: Type.Integer() }),
  }),
  signature: Type.String(),
})
export type CaptchaChallenge = Type.Static<typeof CaptchaChallenge>

/** What the frame of reCAPTCHA posts to the page: the response, or how high it has to be to be seen whole, in CSS pixels. */
export type CaptchaFrameMessage = { captcha: string } | { captchaHeight: number }
