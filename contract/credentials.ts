import type { Service } from '#contract/services'

export type Credential = { keyId: string; secret: string }

/**
 * The signing credential of each service (H09), as a browser holds it: public by nature. It protects against wrong clocks and
 * replayed calls; what a caller may do is decided by the session alone. A platform may replace them by configuration.
 */
export const credentials: Readonly<Record<Service, Credential>> = {
  locale: { keyId: 'patientweb-locale', secret: 'pw-locale-6f1d0b2c8e7a4953' },
  account: { keyId: 'patientweb-account', secret: 'pw-account-b84e2d91c0f3476a' },
  appointment: { keyId: 'patientweb-appointment', secret: 'pw-appointment-19c7e5a3d2b84f60' },
  discovery: { keyId: 'patientweb-discovery', secret: 'pw-discovery-e30a9b5d7c614f82' },
  payment: { keyId: 'patientweb-payment', secret: 'pw-payment-72d8f4c1a9e05b36' },
  notification: { keyId: 'patientweb-notification', secret: 'pw-notification-c5a1e8073f9d4b26' },
  search: { keyId: 'patientweb-search', secret: 'pw-search-0d4b9f6e2c71a358' },
}
