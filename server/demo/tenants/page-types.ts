import type { ClientConfiguration } from '#contract/tenant'

/** Page types by address (U06): where the patient's position is requested, and where the footer is hidden. */
export const pageTypes: ClientConfiguration['page_types'] = [
  {
    name: 'booking',
    patterns: ['/{locale}/{title}/{speciality}/{city}/{name}/appointment/*'],
    current_location: false,
    hide_footer: true,
  },
  {
    name: 'confirmation',
    patterns: ['/{locale}/appointment/{id}/confirmed'],
    current_location: false,
    hide_footer: true,
  },
  {
    name: 'video visit',
    patterns: ['/{locale}/appointment/session/{number}', '/appointment-session'],
    current_location: false,
    hide_footer: true,
  },
  {
    name: 'account',
    patterns: ['/{locale}/account/*', '/{locale}/dashboard/*', '/{locale}/updatepassword'],
    current_location: false,
    hide_footer: true,
  },
  { name: 'home', patterns: ['/{locale}'], current_location: true, hide_footer: false },
  {
    name: 'results',
    patterns: ['/{locale}/search/*', '/{locale}/doctors', '/{locale}/{city}/doctors'],
    current_location: true,
    hide_footer: false,
  },
]
