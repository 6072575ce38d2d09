import { describe, expect, it } from 'vitest'
import { promptInstall, watchInstallPrompt } from './install-prompt.ts'

const offer = (prompt: () => Promise<{ outcome: string }>) =>
  Object.assign(new Event('beforeinstallprompt'), { prompt })

describe('installing the app', () => {
  it('asks the browser’s own question once, and tells when there is none', async () => {
    const page = new EventTarget()
    watchInstallPrompt(page as Window)
    expect(await promptInstall()).toBe(false)
    let prompts = 0
    page.dispatchEvent(
      offer(async () => {
        prompts += 1
        return { outcome: 'dismissed' }
      }),
    )
    expect([await promptInstall(), await promptInstall(), prompts]).toEqual([true, false, 1])
  })

  it('has nothing to ask once the app is installed, or where the browser refuses', async () => {
    const page = new EventTarget()
    watchInstallPrompt(page as Window)
    page.dispatchEvent(offer(async () => ({ outcome: 'accepted' })))
    page.dispatchEvent(new Event('appinstalled'))
    expect(await promptInstall()).toBe(false)
    page.dispatchEvent(offer(() => Promise.reject(new Error('no gesture'))))
    expect(await promptInstall()).toBe(false)
  })
})
