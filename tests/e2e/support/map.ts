import type { Page } from '@playwright/test'
import type { messages } from '#src/features/map/parts/map.messages.ts'
import { words } from './words.ts'

/** The words of the map, in English. */
export const say = (message: (typeof messages)[keyof typeof messages]) => words('en', message)

/** The pins of the map of a list, and what stands for several of them. */
export const markers = (page: Page) => page.locator('section ul button[aria-pressed]')
