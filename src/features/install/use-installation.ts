import { useState, useSyncExternalStore } from 'react'
import { isInWrapper } from '#src/features/push/in-app/is-in-wrapper.ts'
import { hasNoPrompt, installWayOf } from './install-way.ts'
import { canPromptInstall, promptInstall } from './install-prompt.ts'
import { isInOtherApp } from './is-in-other-app.ts'
import { isInstalled } from './is-installed.ts'

/**
 * `installed`: nothing is left to do. `prompt`: the browser asks by itself. `guide`: only the patient can do it, by the browser's menu.
 * `unlikely`: the browser has a prompt and does not offer it, as where the app is installed already. `within`: an app of the phone shows this one, from
 * which nothing gets on the home screen.
 */
export type Installation = 'installed' | 'prompt' | 'guide' | 'unlikely' | 'within'

/** How this app gets on the home screen of this device, and what to do for it within a press of a button. */
export function useInstallation(): { way: Installation; install: () => Promise<void>; isDismissed: boolean } {
  const way = useSyncExternalStore<Installation>(subscribe, look, () => 'unlikely')
  const [outcome, setOutcome] = useState<'accepted' | 'dismissed' | 'none'>()
  return {
    way: outcome === 'accepted' ? 'installed' : way,
    install: async () => setOutcome(await promptInstall()),
    isDismissed: outcome === 'dismissed',
  }
}

/** Installed from this page since it was loaded: a tab stays a tab. */
let wasInstalled = false

function look(): Installation {
  if (wasInstalled || isInstalled()) return 'installed'
  if (isInWrapper(navigator.userAgent) || isInOtherApp(navigator.userAgent)) return 'within'
  if (canPromptInstall()) return 'prompt'
  return hasNoPrompt(installWayOf(navigator)) ? 'guide' : 'unlikely'
}

function subscribe(listener: () => void): () => void {
  const installed = () => {
    wasInstalled = true
    listener()
  }
  window.addEventListener('beforeinstallprompt', listener)
  window.addEventListener('appinstalled', installed)
  return () => {
    window.removeEventListener('beforeinstallprompt', listener)
    window.removeEventListener('appinstalled', installed)
  }
}
