/** Conditions and sources of the Static Routing API, as far as they are used here; TypeScript's library has none of it. */
type Condition =
  | { requestMode: 'navigate' }
  | { requestDestination: 'font' }
  | { urlPattern: string }
  | { or: Condition[] }
  | { not: Condition }
type Rule = { condition: Condition; source: 'network' | { cacheName: string } }
export type RoutedInstall = Event & { addRoutes?: (rules: Rule[]) => Promise<void> }

/**
 * Lets the browser itself take the app's files from `cacheName`, or the network where they are not there, and send what the worker never
 * answers, calls above all: nothing of it waits for a worker to start. Nor does it wake a worker that stops to make room for the next
 * build, which Chromium would then activate half a minute after the patient accepted it. Browsers without the interface ask the worker.
 */
export function addStaticRoutes(event: RoutedInstall, mount: string, cacheName: string): void {
  const below = (path: string) => ({ urlPattern: `${mount}${path}/*` })
  const answered: Condition[] = [
    { requestMode: 'navigate' },
    { requestDestination: 'font' },
    below('portraits'),
    below('tenant-assets'),
  ]
  const rules: Rule[] = [
    { condition: below('assets'), source: { cacheName } },
    { condition: { not: { or: answered } }, source: 'network' },
  ]
  // A refusal changes nothing but the time that a request takes.
  void event.addRoutes?.(rules).catch(() => undefined)
}
