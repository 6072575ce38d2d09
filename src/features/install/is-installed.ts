/** Whether the page runs as an app of its own, from the home screen, and not in a tab of a browser. Browser only. */
export const isInstalled = (page: Window = window): boolean =>
  page.matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)').matches ||
  // Safari on an iPhone said only this before it knew display modes.
  ('standalone' in page.navigator && page.navigator.standalone === true)
