/** The browser's own question whether to install the app; not every browser has it. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

let kept: InstallEvent | undefined

/** Keeps the question for whoever presses a button later: a browser offers it once, soon after a page came. */
export function watchInstallPrompt(page: Window): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    kept = event as InstallEvent
  })
  page.addEventListener('appinstalled', () => {
    kept = undefined
  })
}

/** Asks it, within a press of a button. False where the browser has none, or none any more: then a person must be told how. */
export async function promptInstall(): Promise<boolean> {
  const event = kept
  if (!event) return false
  // It may be asked once.
  kept = undefined
  return event.prompt().then(
    () => true,
    () => false,
  )
}
