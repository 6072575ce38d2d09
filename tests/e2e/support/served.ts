import { test as base } from '@playwright/test'
import { origins } from './origins.ts'

/** Each worker has a server of its own, so that no journey meets what another has booked meanwhile. Journeys begin with `journey.ts`. */
export const test = base.extend({
  baseURL: async ({}, use, { parallelIndex }) => use(origins[parallelIndex]),
})
