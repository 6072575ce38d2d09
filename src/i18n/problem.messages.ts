import type { ProblemCode } from '#contract/problem'
import { defineMessages, type MessageDescriptor } from './messages.ts'

/** One sentence per way a call can fail, with a way on: a new code of the contract does not compile until it has words. */
export const problemMessages = defineMessages({
  bad_request: {
    id: 'app.problem.bad_request',
    defaultMessage: 'We could not read that. Go back one step and try again.',
    description: 'What a patient is told after bad request.',
  },
  validation_failed: {
    id: 'app.problem.validation_failed',
    defaultMessage: 'Please check what you entered.',
    description: 'What a patient is told after validation failed.',
  },
  payload_too_large: {
    id: 'app.problem.payload_too_large',
    defaultMessage: 'That is too large to send. Choose something smaller.',
    description: 'What a patient is told after payload too large.',
  },
  unsupported_media_type: {
    id: 'app.problem.unsupported_media_type',
    defaultMessage: 'This kind of file can’t be used here.',
    description: 'What a patient is told after unsupported media type.',
  },
  missing_keys_data: {
    id: 'app.problem.missing_keys_data',
    defaultMessage: 'missing keys data. Reload the page and try again.',
    description: 'What a patient is told after missing keys data.',
  },
  phone_invalid: {
    id: 'app.problem.phone_invalid',
    defaultMessage: 'This phone number doesn’t look right. Check the country code and the digits.',
    description: 'What a patient is told after phone invalid.',
  },
  unauthorised_signature: {
    id: 'app.problem.unauthorised_signature',
    defaultMessage: 'We could not check this request. Reload the page and try again.',
    description: 'What a patient is told after unauthorised signature.',
  },
  unauthenticated: {
    id: 'app.problem.unauthenticated',
    defaultMessage: 'Please sign in to continue.',
    description: 'What a patient is told after unauthenticated.',
  },
  forbidden: {
    id: 'app.problem.forbidden',
    defaultMessage: 'You can’t open this with the account you are using.',
    description: 'What a patient is told after forbidden.',
  },
  tenant_unknown: {
    id: 'app.problem.tenant_unknown',
    defaultMessage: 'This address belongs to no service we know. Check the link you were given.',
    description: 'What a patient is told after tenant unknown.',
  },
  tenant_mismatch: {
    id: 'app.problem.tenant_mismatch',
    defaultMessage: 'This belongs to another service. Open it again from its own link.',
    description: 'What a patient is told after tenant mismatch.',
  },
  guest_token_invalid: {
    id: 'app.problem.guest_token_invalid',
    defaultMessage: 'Your phone number needs to be confirmed once more. Ask for a new code.',
    description: 'What a patient is told after guest token invalid.',
  },
  suspended_to_book: {
    id: 'app.problem.suspended_to_book',
    defaultMessage: 'Booking is paused for your account. Please call the clinic.',
    description: 'What a patient is told after suspended to book.',
  },
  not_found: {
    id: 'app.problem.not_found',
    defaultMessage: 'We can’t find that. It may have moved.',
    description: 'What a patient is told after not found.',
  },
  gone: {
    id: 'app.problem.gone',
    defaultMessage: 'This is no longer available.',
    description: 'What a patient is told after gone.',
  },
  method_not_allowed: {
    id: 'app.problem.method_not_allowed',
    defaultMessage: 'That can’t be done here. Go back and try again.',
    description: 'What a patient is told after method not allowed.',
  },
  no_content: {
    id: 'app.problem.no_content',
    defaultMessage: 'No Content. Try another area or fewer filters.',
    description: 'What a patient is told after no content.',
  },
  code_invalid: {
    id: 'app.problem.code_invalid',
    defaultMessage: 'This code isn’t right. Check the latest message and try again.',
    description: 'What a patient is told after code invalid.',
  },
  code_expired: {
    id: 'app.problem.code_expired',
    defaultMessage: 'This code has expired. Ask for a new one.',
    description: 'What a patient is told after code expired.',
  },
  code_attempts_exceeded: {
    id: 'app.problem.code_attempts_exceeded',
    defaultMessage: 'That was too many tries. Ask for a new code.',
    description: 'What a patient is told after code attempts exceeded.',
  },
  code_sent_recently: {
    id: 'app.problem.code_sent_recently',
    defaultMessage: 'A code was sent a moment ago. Wait a little before you ask for another.',
    description: 'What a patient is told after code sent recently.',
  },
  slot_taken: {
    id: 'app.problem.slot_taken',
    defaultMessage: 'Someone has just booked this time. Choose one of the nearest free times.',
    description: 'What a patient is told after slot taken.',
  },
  slot_unavailable: {
    id: 'app.problem.slot_unavailable',
    defaultMessage: 'This time is no longer offered. Choose another one.',
    description: 'What a patient is told after slot unavailable.',
  },
  slot_in_past: {
    id: 'app.problem.slot_in_past',
    defaultMessage: 'This time has passed. Choose a later one.',
    description: 'What a patient is told after slot in past.',
  },
  hold_expired: {
    id: 'app.problem.hold_expired',
    defaultMessage: 'The time we kept for you has run out. Choose it again if it is still free.',
    description: 'What a patient is told after hold expired.',
  },
  hold_limit: {
    id: 'app.problem.hold_limit',
    defaultMessage: 'We are already keeping several times for you. Finish or leave one of them first.',
    description: 'What a patient is told after hold limit.',
  },
  price_changed: {
    id: 'app.problem.price_changed',
    defaultMessage: 'The fee has changed. Check it before you book.',
    description: 'What a patient is told after price changed.',
  },
  visit_overlaps: {
    id: 'app.problem.visit_overlaps',
    defaultMessage: 'This phone number has another visit at that time. Choose another time.',
    description: 'What a patient is told after visit overlaps.',
  },
  visits_of_phone_limit: {
    id: 'app.problem.visits_of_phone_limit',
    defaultMessage:
      'This phone number has as many visits booked as it can have at a time. Cancel one of them, or book again after the next.',
    description: 'What a patient is told after visits of phone limit.',
  },
  visits_of_doctor_limit: {
    id: 'app.problem.visits_of_doctor_limit',
    defaultMessage:
      'This phone number has as many visits booked with this doctor as it can have at a time. Book the next one after one of them, or see another doctor.',
    description: 'What a patient is told after visits of doctor limit.',
  },
  consent_required: {
    id: 'app.problem.consent_required',
    defaultMessage: 'Please agree to the terms before you book.',
    description: 'What a patient is told after consent required.',
  },
  idempotency_key_missing: {
    id: 'app.problem.idempotency_key_missing',
    defaultMessage: 'We could not take this safely. Reload the page and try again.',
    description: 'What a patient is told after idempotency key missing.',
  },
  idempotency_key_reused: {
    id: 'app.problem.idempotency_key_reused',
    defaultMessage: 'We have already had another request from this page. Reload it and check your appointments.',
    description: 'What a patient is told after idempotency key reused.',
  },
  idempotency_in_progress: {
    id: 'app.problem.idempotency_in_progress',
    defaultMessage: 'We are still working on it. This takes a few seconds.',
    description: 'What a patient is told after idempotency in progress.',
  },
  request_repeated: {
    id: 'app.problem.request_repeated',
    defaultMessage: 'This reached us twice, so we stopped the second one. Please try again.',
    description:
      'What a patient is told after the same request arrived twice and nothing says what became of the first.',
  },
  rate_limited: {
    id: 'app.problem.rate_limited',
    defaultMessage: 'That was a lot at once. Wait a minute and try again.',
    description: 'What a patient is told after rate limited.',
  },
  timeout: {
    id: 'app.problem.timeout',
    defaultMessage: 'This is taking too long. Check your connection and try again.',
    description: 'What a patient is told after timeout.',
  },
  unavailable: {
    id: 'app.problem.unavailable',
    defaultMessage: 'We can’t do this right now. Try again in a moment.',
    description: 'What a patient is told after unavailable.',
  },
  unexpected: {
    id: 'app.problem.unexpected',
    defaultMessage: 'Something went wrong on our side. Please try again.',
    description: 'What a patient is told after unexpected.',
  },
  offline: {
    id: 'app.problem.offline',
    defaultMessage: 'You’re offline. Try again once you are connected.',
    description: 'What a patient is told after offline.',
  },
  clock_wrong: {
    id: 'app.problem.clock_wrong',
    defaultMessage: 'Your device’s clock is wrong. Set date and time to automatic and try again.',
    description:
      'What a patient is told when their clock was measured to be minutes off, and calls are refused for it.',
  },
} satisfies Record<ProblemCode, MessageDescriptor>)
