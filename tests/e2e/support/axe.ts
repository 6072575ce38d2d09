import type { JSHandle, Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

type Context = { include?: readonly Element[]; exclude: readonly string[] }
type Run = (context: Context, options: RunOptions) => Promise<{ violations: Result[] }>

/**
 * What axe finds wrong in a page.
 *
 * @param options - which rules
 * @param within - the elements that are looked at; all where there are none
 */
export async function violationsIn(
  page: Page,
  options: RunOptions,
  within?: JSHandle<readonly Element[]>,
): Promise<Result[]> {
  // Not as a script of the page, which its policy would refuse, and once for a document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ options, within }) => {
      const { run } = (globalThis as unknown as { axe: { run: Run } }).axe
      // A document in a frame lets no script in, axe's neither.
      const context = { ...(within && { include: within }), exclude: ['iframe'] }
      // What passed is not told node by node: on a long list that is most of the work.
      return (await run(context, { ...options, resultTypes: ['violations'] })).violations
    },
    { options, within },
  )
}
