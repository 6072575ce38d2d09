import { expect } from 'vitest'
import { messages as lists } from '#src/features/search/list/search-list.messages.ts'
import { messages as results } from '#src/pages/doctor-results/results.messages.ts'
import { freeTime } from '#tests/e2e/support/booking'
import { inEveryEngine } from '../in-every-engine.ts'

const card = '[data-screen="doctor-results"] article'

inEveryEngine('a list is narrowed and ordered', async ({ visitor, prefix, isPhone, say }) => {
  await visitor.open(`${prefix}/doctor/city/dubai`)
  await visitor.see({ css: `${card} ${freeTime}` })
  const part = isPhone ? 'sheet' : 'side'
  if (isPhone) await visitor.press({ role: 'button', name: say(lists.filters), begins: true })
  await visitor.press({ css: `label:has([id="${part}-available-weekend"])` })
  await visitor.press({ css: `label:has([id="${part}-gender-female"])` })
  await visitor.picture('filters')
  expect(await visitor.run(drawnByTheEngine)).toEqual([])
  if (isPhone) await visitor.press({ css: 'dialog[open] > div:last-child button:last-child' })
  await visitor.arrive('available=weekend')
  await visitor.arrive('gender=female')
  await visitor.see({ css: `${card} ${freeTime}` })
  await visitor.picture('narrowed')

  await visitor.press({ role: 'button', name: say(lists.remove, { name: say(results.weekend) }) })
  await visitor.until(() => visitor.run(() => !location.search.includes('available')), 'the filter stays')
  await visitor.choose(say(results.sort), 'fee')
  await visitor.arrive('sort=fee')
  await visitor.until(() => visitor.run(isByFee), 'the list is not ordered by fee')
  expect(await visitor.run(drawnByTheEngine)).toEqual([])
  await visitor.picture('ordered')
})

/** Controls that would look as each engine likes. */
function drawnByTheEngine(): string[] {
  const controls = [...document.querySelectorAll('select, textarea, button, input:not([type="hidden"])')]
  return controls
    .filter((control) => control.checkVisibility())
    .filter((control) => !['none', 'textfield'].includes(getComputedStyle(control).appearance))
    .map((control) => control.outerHTML.slice(0, 120))
}

function isByFee(): boolean {
  const fees = [...document.querySelectorAll('main article b')].map((fee) =>
    Number((fee.textContent ?? '').replace(/\D/g, '')),
  )
  return fees.length > 1 && fees.every((fee, index) => index === 0 || fee >= fees[index - 1]!)
}
