import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { appointmentStates, reservationStates, type States } from '#server/domain/booking/states'
import { paymentStates } from '#server/domain/payments/states'

const page = await readFile(new URL('../../docs/states.md', import.meta.url), 'utf8')

/** The changes that the table under a heading names, "booked cancelled"; one row may name several states to come from. */
function told(heading: string): string[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const rows = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const [names = '', , ...changes] = rows
  const columns = cellsOf(names)
  const [from, to] = ['from', 'to'].map((name) => columns.indexOf(name))
  const pairs = changes.map(cellsOf).flatMap((cells) => {
    const cell = cells[from!]!
    const before = [...(cell.includes('–') ? ['new'] : []), ...statesIn(cell)]
    return before.flatMap((one) => statesIn(cells[to!]!).map((next) => `${one} ${next}`))
  })
  return [...new Set(pairs)].toSorted()
}
const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const statesIn = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, state]) => state!)

const known = (states: States<string>, alsoTold: string[] = []) =>
  [...Object.entries(states).flatMap(([to, froms]) => froms.map((from) => `${from} ${to}`)), ...alsoTold].toSorted()

it.each([
  // Moving changes its time, not its state.
  ['An appointment', known(appointmentStates, ['booked booked'])],
  ['A time', known(reservationStates)],
  ['A payment', known(paymentStates)],
])('the page of states tells of %s what the code knows', (heading, changes) => {
  expect(told(heading)).toEqual(changes)
})
