import * as Type from 'typebox'
import { defaultSearchRadius } from '#contract/search-radius'

/** How much one caller, or all of a tenant, may ask for, and how far a search reaches. */
export const limitSettings = {
  RATE_LIMIT_PER_MINUTE: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 1200,
    description: 'Calls one address may make to the services in a minute.',
    expected: 'a whole number from 1 to 1000000',
  }),
  CODE_LIMIT_PER_ADDRESS: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 30,
    description:
      'One-time codes one address may ask for in ten minutes; as many checks of them, sign-ins, sign-ups, new passwords and changed relatives.',
    expected: 'a whole number from 1 to 1000000',
  }),
  CODE_LIMIT_PER_TENANT: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 1000,
    description: 'One-time codes all visitors of one tenant together may ask for in an hour, unless its file says so.',
    expected: 'a whole number from 1 to 1000000',
  }),
  SEARCH_RADIUS_METRES: Type.Integer({
    minimum: 100,
    maximum: 1_000_000,
    default: defaultSearchRadius,
    description: 'How far a search around a place reaches; the nearest are looked for twice as far.',
    expected: 'a whole number of metres from 100 to 1000000',
  }),
  CAPTCHA_AFTER_FAILURES: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    default: 3,
    description:
      'Wrong passwords, wrong codes and requests for codes of one phone or email in a quarter of an hour, and four times as many of one address, after which a check that tells people from programs is asked for.',
    expected: 'a whole number from 0 to 1000000',
  }),
  CAPTCHA_COST: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 1000,
    description:
      'How much a device has to compute for that check: 1000 takes a phone about a second, twice as much twice as long.',
    expected: 'a whole number from 1 to 100000',
  }),
}
