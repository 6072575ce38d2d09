import type { Page, TestInfo } from '@playwright/test'

/** Letters of a text that the list of failures prints. */
const printed = 290
/** Milliseconds: a page that hangs is named by its address alone. */
const patience = 2000

/** Attaches to a journey that failed what its pages showed: the run's output alone says then where each was. */
export async function attachShown(pages: readonly Page[], info: TestInfo): Promise<void> {
  for (const [index, page] of pages.entries()) {
    const textOf = (part: string) =>
      page
        .locator(part)
        .allInnerTexts()
        .then((texts) => texts.join(' | ').replaceAll(/\s+/g, ' '))
    const texts = await Promise.race([
      Promise.all([textOf('h1'), textOf('[role="alert"], [role="status"]'), textOf('main button')]),
      new Promise<string[]>((resolve) => setTimeout(resolve, patience, ['the page did not answer'])),
    ]).catch((error: unknown) => [String(error)])
    const all = [page.url(), ...texts].join('\n')
    for (let at = 0; at < Math.min(all.length, 3 * printed); at += printed)
      await info.attach(`page ${index + 1}`, { body: all.slice(at, at + printed), contentType: 'text/plain' })
  }
}
