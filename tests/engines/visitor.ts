import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from './engine.ts'
import { locate, type Located, type Target, toWanted } from './locate.ts'

export type Visitor = ReturnType<typeof createVisitor>

/** How long somebody waits for what should come, in milliseconds. */
const patience = 20_000
const glance = 100
const pictures = 'test-results/engines'

/** Somebody at a browser: looks, presses and types, each once what it is about is there. */
export function createVisitor(engine: Engine, { origin, label }: { origin: string; label: string }) {
  let taken = 0

  async function until<Found>(look: () => Promise<Found | null | undefined | false>, what: string): Promise<Found> {
    const deadline = Date.now() + patience
    let reason: unknown
    while (Date.now() < deadline) {
      // A page that is just being left answers with a failure.
      const found = await look().catch((failure: unknown) => {
        reason = failure
        return null
      })
      if (found) return found
      await wait(glance)
    }
    await picture('failed').catch(() => undefined)
    const [address, heading] = await engine.run(whereabouts).catch(() => ['an unknown page', ''])
    throw new Error(`${label}: ${what} at ${address} “${heading}”`, { cause: reason })
  }

  const find = (target: Target, scroll = false) => engine.run(locate, toWanted(target, scroll))

  /** Waits until it stands still with nothing over it. */
  const reach = (target: Target): Promise<Located> => {
    let before: Located | null = null
    return until(
      async () => {
        const now = await find(target, true)
        const isStill = now && before && now.x === before.x && now.y === before.y
        before = now
        return isStill && now.isFree && now
      },
      `nobody can press ${describe(target)}`,
    )
  }

  async function picture(name: string): Promise<void> {
    mkdirSync(pictures, { recursive: true })
    taken += 1
    const file = `${label}-${String(taken).padStart(2, '0')}-${name}`.replace(/[^\w-]+/g, '-')
    writeFileSync(`${pictures}/${file}.png`, await engine.picture())
  }

  const press = async (target: Target) => {
    const { x, y } = await reach(target)
    await engine.press(x, y)
  }

  return {
    engine,
    origin,
    picture,
    press,
    until,
    open: (path: string) => engine.goTo(origin + path),
    back: () => engine.run(() => history.back()),
    key: engine.key,
    run: engine.run,
    see: (target: Target) => until(() => find(target), `nobody sees ${describe(target)}`),
    /** It is not in sight, or not any more. */
    miss: (target: Target) => until(async () => (await find(target)) === null, `${describe(target)} stays`),
    isInSight: async (target: Target) => (await find(target)) !== null,
    /** Waits until the address has this in it. */
    arrive: (part: string) =>
      until(async () => (await engine.run(whereabouts))[0]!.includes(part), `nobody comes to ${part}`),
    fill: async (target: Target, text: string) => {
      await press(target)
      await engine.type(text)
    },
    /** With the device's own picker, which is no part of the page. */
    choose: async (name: string, value: string) => {
      await reach({ role: 'field', name })
      await engine.run(chooseOption, name, value)
    },
  }
}

const describe = (target: Target) =>
  'css' in target ? `${target.css} ${target.text ?? ''}` : `the ${target.role} “${target.name}”`

const whereabouts = () => [location.href, document.querySelector('h1')?.textContent ?? '']

function chooseOption(label: string, value: string): void {
  const select = [...document.querySelectorAll('select')].find((one) =>
    [one.ariaLabel, ...[...one.labels].map(({ textContent }) => textContent)].some((name) => name?.trim() === label),
  )!
  select.focus()
  select.value = value
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}
