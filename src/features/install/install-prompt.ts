/** The browser's own installation prompt; not every browser has it. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

let kept: InstallEvent | undefined

/**
 * Keeps the prompt for a later press of a button: a browser offers it once, soon after the page has loaded. Its own banner, which would
 * come at a moment of its choosing, is not shown.
 */
export function watchInstallPrompt(page: Window): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    kept = event as InstallEvent
  })
  page.addEventListener('appinstalled', () => {
    kept = undefined
  })
}

/** Whether the browser has a prompt to show. */
export const canPromptInstall = (): boolean => kept !== undefined

/**
 * Shows the prompt, within a press of a button, and tells what the patient answered. `none` where the browser has none, or none any more: the
 * patient then needs instructions.
 */
export async function promptInstall(): Promise<'accepted' | 'dismissed' | 'none'> {
  const event = kept
  // It can be shown only once.
  kept = undefined
  return (
    event?.prompt().then(
      ({ outcome }) => outcome,
      () => 'none',
    ) ?? 'none'
  )
}
