import { Problem, type ProblemCode } from '#contract/problem'

/** HTTP status of each problem. `offline` is the client's own and never sent. */
export const statusOf: Readonly<Record<ProblemCode, number>> = {
  bad_request: 400,
  validation_failed: 400,
  payload_too_large: 413,
  unsupported_media_type: 415,
  missing_keys_data: 400,
  phone_invalid: 400,
  unauthorised_signature: 406,
  unauthenticated: 401,
  forbidden: 403,
  tenant_unknown: 404,
  tenant_mismatch: 403,
  // Not 401: that would end a patient's session in the client (E03), and a guest has none.
  guest_token_invalid: 403,
  suspended_to_book: 403,
  not_found: 404,
  gone: 410,
  method_not_allowed: 405,
  no_content: 404,
  code_invalid: 400,
  code_expired: 400,
  code_attempts_exceeded: 429,
  code_sent_recently: 429,
  slot_taken: 409,
  slot_unavailable: 409,
  slot_in_past: 409,
  hold_expired: 409,
  hold_limit: 429,
  price_changed: 409,
  consent_required: 400,
  idempotency_key_missing: 400,
  idempotency_key_reused: 422,
  idempotency_in_progress: 409,
  rate_limited: 429,
  timeout: 503,
  unavailable: 503,
  unexpected: 500,
  offline: 503,
}

/** The sentence that stands in `message` where the thrower gives none. Patients see the app's own words, by code. */
const sentences: Readonly<Record<ProblemCode, string>> = {
  bad_request: 'The request could not be read.',
  validation_failed: 'Some fields are not as expected.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'The body must be application/json.',
  missing_keys_data: 'missing keys data',
  phone_invalid: 'Invalid phone number',
  unauthorised_signature: 'Unauthorised',
  unauthenticated: 'Sign in first.',
  forbidden: 'This is not open to you.',
  tenant_unknown: 'There is no such tenant.',
  tenant_mismatch: 'Client-ID is not the tenant of this address or session.',
  guest_token_invalid: 'The phone has to be verified again.',
  suspended_to_book: 'This account cannot book at present.',
  not_found: 'There is nothing here.',
  gone: 'This is no longer here.',
  method_not_allowed: 'This address does not take that method.',
  no_content: 'No Content',
  code_invalid: 'The code is not right.',
  code_expired: 'The code has run out or was used.',
  code_attempts_exceeded: 'Too many wrong codes. Ask for a new one.',
  code_sent_recently: 'A code was sent a moment ago.',
  slot_taken: 'This time was just taken.',
  slot_unavailable: 'This time is not offered.',
  slot_in_past: 'This time has passed.',
  hold_expired: 'The time is no longer kept for you.',
  hold_limit: 'Too many times are kept for you.',
  price_changed: 'The price has changed.',
  consent_required: 'Consent is needed.',
  idempotency_key_missing: 'Send an Idempotency-Key: a quoted string of 8 to 128 characters.',
  idempotency_key_reused: 'This Idempotency-Key belongs to another request.',
  idempotency_in_progress: 'A request with this Idempotency-Key is still running.',
  rate_limited: 'Too many requests. Wait a moment.',
  timeout: 'This took too long.',
  unavailable: 'The service is not available at present.',
  unexpected: 'Something went wrong on our side.',
  offline: 'There is no connection.',
}

type Details = Omit<NonNullable<ConstructorParameters<typeof Problem>[1]>, 'status'>

/** A problem ready to throw, with the HTTP status and the sentence of its code. */
export function problem(code: ProblemCode, details: Details = {}): Problem {
  return new Problem(code, { message: sentences[code], ...details, status: statusOf[code] })
}
