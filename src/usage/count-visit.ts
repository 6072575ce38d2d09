import { isInstalled } from '#src/features/install/is-installed.ts'
import { reportUsage } from './report-usage.ts'

/** Counts a start of the app, and that it is installed from this page. */
export function countVisit(page: Window = window): void {
  if (isStart(page)) reportUsage(isInstalled(page) ? 'visit_on_home_screen' : 'visit')
  page.addEventListener('appinstalled', () => reportUsage('installed'))
}

/** Whether somebody came from elsewhere: a reload, a way back and a page of the app that led here are the same visit. */
function isStart({ performance, document, location }: Window): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (navigation?.type ?? 'navigate') === 'navigate' && !document.referrer.startsWith(`${location.origin}/`)
}
