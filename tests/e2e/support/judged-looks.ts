import type { JSHandle, Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'
import { violationsIn } from './axe.ts'

/** A costly rule of axe, with the looks that have passed it in all journeys of this process. */
export type JudgedRule = { rule: string; findLooks: FindLooks; passed: Set<string> }

/** Finds in the page, for each look of what a rule judges, the first element that has it. Runs in the page. */
type FindLooks = () => Map<string, Element>

/** A rule that judges by look. */
export const judgedByLook = (rule: string, findLooks: FindLooks): JudgedRule => ({
  ...{ rule, findLooks },
  passed: new Set(),
})

/**
 * What axe finds wrong in a page, with costly rules among those of `optionsWith`, which is given the names of those that have something to judge. A list
 * says the same of each of its cards, in each journey: so an element is judged that looks as none that has passed. With `EVERY_VARIANT=1` every
 * element is.
 */
export async function violationsByLook(
  page: Page,
  costly: readonly JudgedRule[],
  optionsWith: (rules: readonly string[]) => RunOptions,
): Promise<Result[]> {
  if (process.env['EVERY_VARIANT']) return (await violationsIn(page, optionsWith(costly.map(({ rule }) => rule)))) ?? []
  // What is drawn anew between the two is looked for again.
  for (;;) {
    const unknown = []
    for (const one of costly) {
      const found = await unknownLooks(page, one)
      if (found) unknown.push(found)
    }
    const violations = await violationsIn(page, optionsWith(unknown.map(({ rule }) => rule)), unknown)
    if (!violations) continue
    for (const { rule, looks, passed } of unknown)
      if (!violations.some(({ id }) => id === rule)) for (const look of looks) passed.add(look)
    return violations
  }
}

type UnknownLooks = JudgedRule & { looks: string[]; elements: JSHandle<Element[]> }

/** What a rule has not passed yet of a page; undefined where it has passed all. */
async function unknownLooks(page: Page, judged: JudgedRule): Promise<UnknownLooks | undefined> {
  const found = await page.evaluateHandle(judged.findLooks)
  const looks = (await found.evaluate((all) => [...all.keys()])).filter((look) => !judged.passed.has(look))
  if (looks.length === 0) return undefined
  const elements = await page.evaluateHandle(({ found, looks }) => looks.map((look) => found.get(look)!), {
    found,
    looks,
  })
  return { ...judged, looks, elements }
}
