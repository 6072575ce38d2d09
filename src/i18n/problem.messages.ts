import type { ProblemCode } from '#contract/problem'
import { defineMessages, type MessageDescriptor } from './messages.ts'

/** One sentence per way a call can fail, with a way on: a new code of the contract does not compile until it has words. */
export const problemMessages = defineMessages({
  bad_request: {
    id: 'problem.call.bad_request',
    defaultMessage: 'We could not read that. Go back one step and try again.',
    description: 'What a patient is told after bad request.',
  },
  validation_failed: {
    id: 'problem.call.validation_failed',
    defaultMessage: 'Please check what you entered.',
    description: 'What a patient is told after validation failed.',
  },
  payload_too_large: {
    id: 'problem.call.payload_too_large',
    defaultMessage: 'That is too large to send. Choose something smaller.',
    description: 'What a patient is told after payload too large.',
  },
  unsupported_media_type: {
    id: 'problem.call.unsupported_media_type',
    defaultMessage: 'This kind of file can’t be used here.',
    description: 'What a patient is told after unsupported media type.',
  },
  missing_keys_data: {
    id: 'problem.call.missing_keys_data',
    defaultMessage: 'missing keys data. Reload the page and try again.',
    description: 'What a patient is told after missing keys data.',
  },
  phone_invalid: {
    id: 'problem.call.phone_invalid',
    defaultMessage: 'This phone number doesn’t look right. Check the country code and the digits.',
    description: 'What a patient is told after phone invalid.',
  },
  phone_country_not_served: {
    id: 'problem.call.phone_country_not_served',
    defaultMessage:
      'We can’t text codes to numbers of this country. Enter a mobile number of another one, or call the clinic to book.',
    description: 'What a patient is told after phone country not served.',
  },
  phone_not_mobile: {
    id: 'problem.call.phone_not_mobile',
    defaultMessage: 'We text you a code, and this number can’t receive one. Enter a mobile number.',
    description: 'What a patient is told after phone not mobile.',
  },
  unauthorised_signature: {
    id: 'problem.call.unauthorised_signature',
    defaultMessage: 'We could not check this request. Reload the page and try again.',
    description: 'What a patient is told after unauthorised signature.',
  },
  unauthenticated: {
    id: 'problem.call.unauthenticated',
    defaultMessage: 'Please sign in to continue.',
    description: 'What a patient is told after unauthenticated.',
  },
  forbidden: {
    id: 'problem.call.forbidden',
    defaultMessage: 'You can’t open this with the account you are using.',
    description: 'What a patient is told after forbidden.',
  },
  tenant_unknown: {
    id: 'problem.call.tenant_unknown',
    defaultMessage: 'This address belongs to no service we know. Check the link you were given.',
    description: 'What a patient is told after tenant unknown.',
  },
  tenant_mismatch: {
    id: 'problem.call.tenant_mismatch',
    defaultMessage: 'This belongs to another service. Open it again from its own link.',
    description: 'What a patient is told after tenant mismatch.',
  },
  guest_token_invalid: {
    id: 'problem.call.guest_token_invalid',
    defaultMessage: 'Your phone number needs to be confirmed once more. Ask for a new code.',
    description: 'What a patient is told after guest token invalid.',
  },
  suspended_to_book: {
    id: 'problem.call.suspended_to_book',
    defaultMessage: 'Booking is paused for your account. Please call the clinic.',
    description: 'What a patient is told after suspended to book.',
  },
  not_found: {
    id: 'problem.call.not_found',
    defaultMessage: 'We can’t find that. It may have moved.',
    description: 'What a patient is told after not found.',
  },
  gone: {
    id: 'problem.call.gone',
    defaultMessage: 'This is no longer available.',
    description: 'What a patient is told after gone.',
  },
  method_not_allowed: {
    id: 'problem.call.method_not_allowed',
    defaultMessage: 'That can’t be done here. Go back and try again.',
    description: 'What a patient is told after method not allowed.',
  },
  no_content: {
    id: 'problem.call.no_content',
    defaultMessage: 'No Content. Try another area or fewer filters.',
    description: 'What a patient is told after no content.',
  },
  code_invalid: {
    id: 'problem.call.code_invalid',
    defaultMessage: 'This code isn’t right. Check the latest message and try again.',
    description: 'What a patient is told after code invalid.',
  },
  code_expired: {
    id: 'problem.call.code_expired',
    defaultMessage: 'This code has expired. Ask for a new one.',
    description: 'What a patient is told after code expired.',
  },
  code_attempts_exceeded: {
    id: 'problem.call.code_attempts_exceeded',
    defaultMessage: 'That was too many tries. Ask for a new code.',
    description: 'What a patient is told after code attempts exceeded.',
  },
  code_sent_recently: {
    id: 'problem.call.code_sent_recently',
    defaultMessage: 'A code was sent a moment ago. Wait a little before you ask for another.',
    description: 'What a patient is told after code sent recently.',
  },
  codes_of_phone_limit: {
    id: 'problem.call.codes_of_phone_limit',
    defaultMessage: 'We have texted this number several codes. Use the newest one, or ask for another later.',
    description: 'What a patient is told after codes of phone limit.',
  },
  codes_of_tenant_limit: {
    id: 'problem.call.codes_of_tenant_limit',
    defaultMessage: 'We can’t text any more codes at the moment. Try again in an hour, or call the clinic to book.',
    description: 'What a patient is told after codes of tenant limit.',
  },
  slot_taken: {
    id: 'problem.call.slot_taken',
    defaultMessage: 'Someone has just booked this time. Choose one of the nearest free times.',
    description: 'What a patient is told after slot taken.',
  },
  slot_unavailable: {
    id: 'problem.call.slot_unavailable',
    defaultMessage: 'This time is no longer offered. Choose another one.',
    description: 'What a patient is told after slot unavailable.',
  },
  slot_in_past: {
    id: 'problem.call.slot_in_past',
    defaultMessage: 'This time has passed. Choose a later one.',
    description: 'What a patient is told after slot in past.',
  },
  hold_expired: {
    id: 'problem.call.hold_expired',
    defaultMessage: 'The time we kept for you has run out. Choose it again if it is still free.',
    description: 'What a patient is told after hold expired.',
  },
  hold_limit: {
    id: 'problem.call.hold_limit',
    defaultMessage: 'We are already keeping several times for you. Finish or leave one of them first.',
    description: 'What a patient is told after hold limit.',
  },
  price_changed: {
    id: 'problem.call.price_changed',
    defaultMessage: 'The fee has changed. Check it before you book.',
    description: 'What a patient is told after price changed.',
  },
  visit_overlaps: {
    id: 'problem.call.visit_overlaps',
    defaultMessage: 'This phone number has another visit at that time. Choose another time.',
    description: 'What a patient is told after visit overlaps.',
  },
  cancellations_of_phone_limit: {
    id: 'problem.call.cancellations_of_phone_limit',
    defaultMessage:
      'Too many visits were cancelled with this phone number today. Book again tomorrow, or call the clinic.',
    description: 'What a patient is told who booked and cancelled over and over.',
  },
  visits_of_phone_limit: {
    id: 'problem.call.visits_of_phone_limit',
    defaultMessage:
      'This phone number has as many visits booked as it can have at a time. Cancel one of them, or book again after the next.',
    description: 'What a patient is told after visits of phone limit.',
  },
  visits_of_doctor_limit: {
    id: 'problem.call.visits_of_doctor_limit',
    defaultMessage:
      'This phone number has as many visits booked with this doctor as it can have at a time. Book the next one after one of them, or see another doctor.',
    description: 'What a patient is told after visits of doctor limit.',
  },
  consent_required: {
    id: 'problem.call.consent_required',
    defaultMessage: 'Please agree to the terms before you book.',
    description: 'What a patient is told after consent required.',
  },
  appointment_begun: {
    id: 'problem.call.appointment_begun',
    defaultMessage: 'This visit has begun or is over, so it can’t be cancelled here. Please call the clinic.',
    description: 'What a patient is told after appointment begun.',
  },
  idempotency_key_missing: {
    id: 'problem.call.idempotency_key_missing',
    defaultMessage: 'We could not take this safely. Reload the page and try again.',
    description: 'What a patient is told after idempotency key missing.',
  },
  idempotency_key_reused: {
    id: 'problem.call.idempotency_key_reused',
    defaultMessage: 'We have already had another request from this page. Reload it and check your appointments.',
    description: 'What a patient is told after idempotency key reused.',
  },
  idempotency_in_progress: {
    id: 'problem.call.idempotency_in_progress',
    defaultMessage: 'We are still working on it. This takes a few seconds.',
    description: 'What a patient is told after idempotency in progress.',
  },
  request_repeated: {
    id: 'problem.call.request_repeated',
    defaultMessage: 'This reached us twice, so we stopped the second one. Please try again.',
    description:
      'What a patient is told after the same request arrived twice and nothing says what became of the first.',
  },
  rate_limited: {
    id: 'problem.call.rate_limited',
    defaultMessage: 'That was a lot at once. Wait a minute and try again.',
    description: 'What a patient is told after rate limited.',
  },
  timeout: {
    id: 'problem.call.timeout',
    defaultMessage: 'This is taking too long. Check your connection and try again.',
    description: 'What a patient is told after timeout.',
  },
  unavailable: {
    id: 'problem.call.unavailable',
    defaultMessage: 'We can’t do this right now. Try again in a moment.',
    description: 'What a patient is told after unavailable.',
  },
  unexpected: {
    id: 'problem.call.unexpected',
    defaultMessage: 'Something went wrong on our side. Please try again.',
    description: 'What a patient is told after unexpected.',
  },
  offline: {
    id: 'problem.call.offline',
    defaultMessage: 'You’re offline. Try again once you are connected.',
    description: 'What a patient is told after offline.',
  },
  clock_wrong: {
    id: 'problem.call.clock_wrong',
    defaultMessage: 'Your device’s clock is wrong. Set date and time to automatic and try again.',
    description:
      'What a patient is told when their clock was measured to be minutes off, and calls are refused for it.',
  },
} satisfies Record<ProblemCode, MessageDescriptor>)
