/**
 * Every way a call can fail, as one closed list. The server answers with one of these codes, the api layer translates
 * into them, machines branch on them, and a message exists for each.
 */
export const problemCodes = [
  // what was sent
  'bad_request',
  'validation_failed',
  'payload_too_large',
  'unsupported_media_type',
  'missing_keys_data',
  'phone_invalid',
  'phone_country_not_served',
  'phone_not_mobile',
  // who sent it
  'unauthorised_signature',
  'unauthenticated',
  'forbidden',
  'tenant_unknown',
  'tenant_mismatch',
  'guest_token_invalid',
  'suspended_to_book',
  // accounts
  'account_exists',
  'account_not_found',
  'credentials_invalid',
  'password_refused',
  'reset_token_invalid',
  'sign_in_paused',
  'captcha_required',
  'partner_token_invalid',
  'partner_token_expired',
  'partner_account_differs',
  'passkey_invalid',
  'passkey_expired',
  'passkeys_limit',
  'confirmation_needed',
  'social_state_invalid',
  'social_declined',
  'social_failed',
  'social_unavailable',
  'social_account_differs',
  'last_way_in',
  'under_age',
  // relatives
  'relative_exists',
  'relative_has_visits',
  'relatives_limit',
  'relative_consent_needed',
  'consent_contact_missing',
  'consent_asks_limit',
  'consent_link_invalid',
  // documents
  'access_token_invalid',
  'documents_full',
  'file_refused',
  // what it named
  'not_found',
  'gone',
  'method_not_allowed',
  'no_content',
  // one-time codes
  'code_invalid',
  'code_expired',
  'code_attempts_exceeded',
  'code_sent_recently',
  'codes_of_phone_limit',
  'codes_of_tenant_limit',
  // booking
  'slot_taken',
  'slot_unavailable',
  'slot_in_past',
  'hold_expired',
  'hold_limit',
  'price_changed',
  'visit_overlaps',
  'visits_of_phone_limit',
  'visits_of_doctor_limit',
  'cancellations_of_phone_limit',
  'moves_limit',
  'consent_required',
  'appointment_begun',
  'appointment_cancelled',
  // idempotency
  'idempotency_key_missing',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'request_repeated',
  // the service itself
  'rate_limited',
  'timeout',
  'unavailable',
  'unexpected',
  // seen by the client alone
  'offline',
  'clock_wrong',
] as const

export type ProblemCode = (typeof problemCodes)[number]
