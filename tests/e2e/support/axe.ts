import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { JSHandle, Page } from '@playwright/test'
import type { Result, RunOptions, Spec } from 'axe-core'

type Run = (context: { exclude: readonly string[] }, options: RunOptions) => Promise<{ violations: Result[] }>

/** A rule that judges some elements alone. */
export type RuleOfSome = { rule: string; elements: JSHandle<readonly Element[]> }

/**
 * Half as long as the readable one, which each document would have to read; and without the few letters for which each document would be sent
 * twice as many bytes.
 */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[^\0-\x7f]/g,
  (letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
)

/**
 * What axe finds wrong in a page, by these rules: in one run, since the tree and the places of what is shown, which it finds out first, are most of
 * its work.
 *
 * @param ofSome - of the rules, those that judge these elements and no others
 * @returns undefined where one of the elements is in the document no more
 */
export async function violationsIn(
  page: Page,
  options: RunOptions,
  ofSome: readonly RuleOfSome[] = [],
): Promise<Result[] | undefined> {
  // Not as a script of the page, which its policy would refuse, and once for a document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  return page.evaluate(
    async ({ options, ofSome }) => {
      if (ofSome.some(({ elements }) => elements.some((element) => !element.isConnected))) return undefined
      const { configure, run } = (globalThis as unknown as { axe: { configure: (spec: Spec) => void; run: Run } }).axe
      const marks = ofSome.map(({ rule, elements }) => ({ elements, id: rule, mark: `data-judged-${rule}` }))
      configure({ rules: marks.map(({ id, mark }) => ({ id, selector: `[${mark}]` })) })
      const mark = (isMarked: boolean) => {
        for (const { elements, mark } of marks) for (const element of elements) element.toggleAttribute(mark, isMarked)
      }
      mark(true)
      try {
        // A document in a frame lets no script in, axe's neither. What passed is not told node by node: on a long list that is most of the work.
        return (await run({ exclude: ['iframe'] }, { ...options, resultTypes: ['violations'] })).violations
      } finally {
        mark(false)
      }
    },
    { options, ofSome: ofSome.map(({ rule, elements }) => ({ rule, elements })) },
  )
}
