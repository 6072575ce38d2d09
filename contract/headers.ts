/** Header names of the common request rules (H01 to H07) and ours beside them. */
export const headers = {
  appVersion: 'app-version',
  clientId: 'Client-ID',
  countryId: 'Country-ID',
  date: 'X-Date',
  digest: 'Digest',
  signature: 'X-Authorization',
  idempotencyKey: 'Idempotency-Key',
  guestToken: 'X-Guest-Token',
  /** Token of a partner's own site (C25). */
  partnerToken: 'X-Token',
  appointmentToken: 'X-Appointment-Token',
  /** Token of a hold, sent when free times are read, so that a visitor's own hold does not hide its time. */
  holdToken: 'X-Hold-Token',
  /** Opens a patient's documents where the tenant asks for a code first (P02). */
  accessToken: 'Access-Token',
} as const

/** Value of `app-version` (H02). */
export const appVersion = '1.4.0'

/** How old a signed date may be, and the smallest clock difference that is corrected (H10), in seconds. */
export const clockWindowSeconds = 300
