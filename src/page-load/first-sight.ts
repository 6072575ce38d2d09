/**
 * Whether the page that is being rendered is the first one of a document without a page, opened at its top: what is below may then come after
 * what it is opened for. A page that the server wrote, one that follows another, and one that is to be scrolled to where it was are drawn whole.
 */
export const isFirstSight = (): boolean =>
  typeof document !== 'undefined' &&
  !document.querySelector('[data-screen]') &&
  !window.location.hash &&
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'
