import { expect } from 'vitest'
import { messages as lists } from '#src/features/search/list/search-list.messages.ts'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { inEveryEngine } from '../in-every-engine.ts'

inEveryEngine(
  'sheets open as high as what is in them, and give the page back',
  async ({ visitor, prefix, isPhone, say }) => {
    await visitor.open(`${prefix}/doctor/dermatology`)
    await visitor.until(() => visitor.run(isControlled), 'no worker took the page over')
    await visitor.open(`${prefix}/doctor/dermatology`)
    if (isPhone) {
      await visitor.press({ role: 'button', name: say(lists.filters), begins: true })
      expect(await height(visitor)).toBeGreaterThan(0.9)
      await visitor.key('Escape')
      await visitor.miss({ css: 'dialog[open]' })
      await visitor.press({ role: 'button', name: say(shell.menu) })
      expect(await height(visitor)).toBe(1)
      await visitor.picture('menu')
    }
    // The partner's terms stand in a frame: with the worker between, too, their title is said once.
    const terms = `${isPhone ? 'dialog[open]' : 'footer'} a[aria-haspopup="dialog"]`
    // Until then it is an ordinary link, which opens a tab of its own.
    await visitor.until(() => visitor.run(isAlive, terms), 'the app does not take the link over')
    await visitor.press({ css: terms })
    await visitor.see({ css: 'dialog[open] iframe' })
    expect(await height(visitor)).toBeGreaterThan(0.8)
    await visitor.until(() => visitor.run(textOfTheFrame), 'the terms do not come')
    await visitor.picture('terms')
    const [title, ...headings] = await visitor.run(titles)
    expect(headings).not.toContain(title)
    await visitor.key('Escape')
    await visitor.miss({ css: 'dialog[open]' })
  },
)

type Visitor = Parameters<Parameters<typeof inEveryEngine>[1]>[0]['visitor']

/** Of the open sheet, as a part of the window's. */
async function height(visitor: Visitor): Promise<number> {
  await visitor.see({ css: 'dialog[open]' })
  return visitor.run(() => document.querySelector('dialog[open]')!.clientHeight / innerHeight)
}

/** React has it, and what it does when it is pressed. */
function isAlive(css: string): boolean {
  const element = document.querySelector(css)
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
}

const isControlled = () => navigator.serviceWorker.controller !== null

const textOfTheFrame = () => document.querySelector('iframe')?.contentDocument?.querySelector('main')?.textContent ?? ''

/** That of the sheet, and all that the frame in it has. */
function titles(): (string | null)[] {
  const framed = document.querySelector('iframe')!.contentDocument!
  return [document.querySelector('dialog[open] h2')!, ...framed.querySelectorAll('h1, h2')].map(
    (one) => one.textContent,
  )
}
