import type { Page } from '@playwright/test'
import type { Result } from 'axe-core'
import { violationsIn, violationsOf } from './axe.ts'

/** Finds in the page, for each look of what a rule judges, the first element that has it. Runs in the page. */
type FindLooks = () => Map<string, Element>

/**
 * What one costly rule of axe finds wrong. A list says the same of each of its cards, in each journey: so an element is judged that looks as none
 * that has passed, in all journeys of this process. With `EVERY_VARIANT=1` every element is.
 */
export function judgeByLook(rule: string, findLooks: FindLooks): (page: Page) => Promise<Result[]> {
  const passed = new Set<string>()
  const rules = { runOnly: { type: 'rule' as const, values: [rule] } }
  return async (page) => {
    if (process.env['EVERY_VARIANT']) return violationsIn(page, rules)
    // What is drawn anew between the two is looked for again.
    for (;;) {
      const found = await page.evaluateHandle(findLooks)
      const looks = (await found.evaluate((all) => [...all.keys()])).filter((look) => !passed.has(look))
      if (looks.length === 0) return []
      const unknown = await page.evaluateHandle(({ found, looks }) => looks.map((look) => found.get(look)!), {
        found,
        looks,
      })
      const violations = await violationsOf(page, unknown, rules)
      if (!violations) continue
      if (violations.length === 0) for (const look of looks) passed.add(look)
      return violations
    }
  }
}
