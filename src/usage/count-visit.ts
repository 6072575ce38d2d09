import { isInstalled } from '#src/features/install/is-installed.ts'
import { reportUsage } from './report-usage.ts'

/** Counts a start of the app, and that it is installed: from this page, or where the browser does not say so, as on an iPhone, at its first start. */
export async function countVisit(page: Window = window): Promise<void> {
  page.addEventListener('appinstalled', () => reportUsage('installed'))
  if (!isStart(page)) return
  if (!isInstalled(page)) return reportUsage('visit')
  reportUsage('visit_on_home_screen')
  if (!('onappinstalled' in page)) await (await import('./count-install.ts')).countInstall()
}

/** Whether somebody came from elsewhere: a reload, a way back and a page of the app that led here are the same visit. */
function isStart({ performance, document, location }: Window): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (navigation?.type ?? 'navigate') === 'navigate' && !document.referrer.startsWith(`${location.origin}/`)
}
