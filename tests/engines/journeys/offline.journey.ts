import { expect } from 'vitest'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { messages as slotRow } from '#src/features/slot-row/slot-row.messages.ts'
import { messages as home } from '#src/pages/home/home.messages.ts'
import { freeTime } from '#tests/e2e/support/booking'
import { keptAnswers } from '#tests/support/kept-answers'
import { inEveryEngine } from '../in-every-engine.ts'

inEveryEngine('what was seen can be read without a network', async ({ visitor, network, prefix, say }) => {
  const offline = { css: '[role="status"]', text: say(shell.offline) }
  const name = { css: '[data-screen="doctor-results"] article h2' }
  await visitor.open(`${prefix}/doctor/dermatology`)
  await visitor.see({ css: freeTime })
  const { text: doctor } = await visitor.see(name)
  // A short first visit: nothing more than the worker needs to be ready.
  await visitor.until(() => visitor.run(isReady), 'the worker does not keep the page')
  await visitor.until(async () => (await visitor.run(keptAnswers)).includes('found-doctors'), 'the list is not kept')

  // The device goes on saying that it has a network.
  await network.cut()
  await visitor.open(prefix)
  await visitor.see(offline)
  await visitor.see({ css: 'section:has(#board) li', text: say(home.boardOffline) })
  expect(await visitor.run(crossed)).toEqual([])
  await visitor.picture('home without a network')
  await visitor.open(`${prefix}/doctor/dermatology`)
  await visitor.see({ ...name, text: doctor })
  await visitor.see({ css: 'main article', text: say(slotRow.offline) })
  expect(await visitor.run(facesShown)).toContain('loaded')
  await visitor.picture('list without a network')

  await network.mend()
  await visitor.see({ css: freeTime })
  await visitor.miss(offline)
})

/** The worker is there and keeps a shell and a face. */
async function isReady(): Promise<boolean> {
  const keeps = async (name: string) => {
    const names = (await caches.keys()).filter((one) => one.startsWith(name))
    const kept = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()))
    return kept.flat().length > 0
  }
  return navigator.serviceWorker.controller !== null && (await keeps('shells-')) && (await keeps('fonts'))
}

const facesShown = () => [...document.fonts].map(({ status }) => status)

/** Messages of the board that reach over the lines around them. */
function crossed(): string[] {
  return [...document.querySelectorAll('section:has(#board) li')]
    .filter((row) => {
      const around = row.getBoundingClientRect()
      return [...row.children, row].some((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        const { top, bottom } = range.getBoundingClientRect()
        return top < around.top || bottom > around.bottom
      })
    })
    .map((row) => row.textContent ?? '')
}
