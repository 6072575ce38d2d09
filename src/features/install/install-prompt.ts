/** The browser's own installation prompt; not every browser has it. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

let kept: InstallEvent | undefined

/** Keeps the prompt for a later press of a button: a browser offers it once, soon after the page has loaded. */
export function watchInstallPrompt(page: Window): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    kept = event as InstallEvent
  })
  page.addEventListener('appinstalled', () => {
    kept = undefined
  })
}

/**
 * Shows the prompt, within a press of a button. False where the browser has none, or none any more: the patient then needs
 * instructions.
 */
export async function promptInstall(): Promise<boolean> {
  const event = kept
  if (!event) return false
  // It can be shown only once.
  kept = undefined
  return event.prompt().then(
    () => true,
    () => false,
  )
}
