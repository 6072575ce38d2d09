import { test as base } from '@playwright/test'
import { origins } from './origins.ts'
import { attachShown } from './shown-at-failure.ts'

/** Each worker has a server of its own, so that no journey meets what another has booked meanwhile. Journeys begin with `journey.ts`. */
export const test = base.extend<{ shown: void }>({
  baseURL: async ({}, use, { parallelIndex }) => use(origins[parallelIndex]),
  shown: [
    async ({ context }, use, info) => {
      await use()
      if (info.status !== info.expectedStatus) await attachShown(context.pages(), info)
    },
    { auto: true },
  ],
})
