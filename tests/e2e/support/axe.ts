import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { JSHandle, Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'

type Context = { include?: readonly Element[]; exclude: readonly string[] }
type Run = (context: Context, options: RunOptions) => Promise<{ violations: Result[] }>

/** Half as long as the readable one, which each document would have to read. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong in a page, by these rules. */
export const violationsIn = async (page: Page, options: RunOptions): Promise<Result[]> =>
  (await runAxe(page, options)) ?? []

/**
 * What axe finds wrong in some elements of a page, by these rules.
 *
 * @returns undefined where one of the elements is in the document no more
 */
export const violationsOf = (
  page: Page,
  within: JSHandle<readonly Element[]>,
  options: RunOptions,
): Promise<Result[] | undefined> => runAxe(page, options, within)

async function runAxe(
  page: Page,
  options: RunOptions,
  within?: JSHandle<readonly Element[]>,
): Promise<Result[] | undefined> {
  // Not as a script of the page, which its policy would refuse, and once for a document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  return page.evaluate(
    async ({ options, within }) => {
      if (within?.some((element) => !element.isConnected)) return undefined
      const { run } = (globalThis as unknown as { axe: { run: Run } }).axe
      // A document in a frame lets no script in, axe's neither.
      const context = { ...(within && { include: within }), exclude: ['iframe'] }
      // What passed is not told node by node: on a long list that is most of the work.
      return (await run(context, { ...options, resultTypes: ['violations'] })).violations
    },
    { options, within },
  )
}
