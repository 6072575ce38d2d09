import { describe, expect, it } from 'vitest'
import { canPromptInstall, promptInstall, watchInstallPrompt } from './install-prompt.ts'

const offer = (prompt: () => Promise<{ outcome: string }>) =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })

describe('installing the app', () => {
  it('asks the browser’s own question once, in place of its banner, and tells the answer or that there is none', async () => {
    const page = new EventTarget()
    watchInstallPrompt(page as Window)
    expect([canPromptInstall(), await promptInstall()]).toEqual([false, 'none'])
    let prompts = 0
    const event = offer(async () => {
      prompts += 1
      return { outcome: 'dismissed' }
    })
    page.dispatchEvent(event)
    expect([canPromptInstall(), event.defaultPrevented]).toEqual([true, true])
    expect([await promptInstall(), await promptInstall(), prompts]).toEqual(['dismissed', 'none', 1])
  })

  it('has nothing to ask once the app is installed, or where the browser refuses', async () => {
    const page = new EventTarget()
    watchInstallPrompt(page as Window)
    page.dispatchEvent(offer(async () => ({ outcome: 'accepted' })))
    page.dispatchEvent(new Event('appinstalled'))
    expect(await promptInstall()).toBe('none')
    page.dispatchEvent(offer(() => Promise.reject(new Error('no gesture'))))
    expect(await promptInstall()).toBe('none')
  })
})
