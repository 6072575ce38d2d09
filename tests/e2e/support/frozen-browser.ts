import type { Browser, PlaywrightWorkerArgs } from '@playwright/test'

type FreezableBrowser = {
  browser: Browser
  /** Nothing more comes from the browser or is read by it, as when its network is gone. Nothing may be asked of its pages meanwhile. */
  freeze: () => void
  thaw: () => void
  close: () => Promise<void>
}

/** Another browser, in processes of its own that can be stopped and continued. */
export async function launchFreezable(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  options: Parameters<typeof chromium.launchServer>[0],
): Promise<FreezableBrowser> {
  const server = await chromium.launchServer(options)
  const { pid } = server.process()
  if (pid === undefined) throw new Error('the browser has no process')
  // Playwright makes it the first of a group, in which its children are.
  const signal = (name: NodeJS.Signals) => process.kill(-pid, name)
  return {
    browser: await chromium.connect(server.wsEndpoint()),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    close: () => server.close(),
  }
}
