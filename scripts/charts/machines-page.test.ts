import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { drawMachine } from './draw-machine.ts'
import { machinesPage } from './machines-page.ts'

const root = join(import.meta.dirname, '../..')

describe('docs/machines.md', () => {
  it('draws every machine as it is in the code: else run npm run charts', () => {
    expect(readFileSync(join(root, 'docs/machines.md'), 'utf8')).toBe(machinesPage())
  })

  it('leaves no machine out', () => {
    const files = readdirSync(join(root, 'machines'), { encoding: 'utf8', recursive: true }).toSorted()
    const names = files.flatMap((file) => /([\w-]+)\.machine\.ts$/.exec(file)?.[1] ?? [])
    const drawn = [...machinesPage().matchAll(/^## (.+)$/gm)].map(([, name]) => name)
    expect(drawn).toEqual(names)
  })
})

it('draws states beside each other within a state, guards, what is waited for and times', () => {
  const machine = setup({
    types: { events: {} as { type: 'GO' } },
    guards: { isReady: (_, params: { at: string }) => params.at !== '' },
    delays: { patience: 10 },
  }).createMachine({
    initial: 'idle',
    states: {
      idle: { on: { GO: { target: 'busy', guard: { type: 'isReady', params: { at: 'start' } } } } },
      busy: { type: 'parallel', states: { asking: { after: { patience: '#done' } }, waiting: {} } },
      done: { id: 'done', type: 'final' },
    },
  })
  expect(drawMachine(machine)).toBe(
    [
      'stateDiagram-v2',
      '  [*] --> idle',
      '  state "idle" as idle',
      '  idle --> busy: GO [isReady start]',
      '  state "busy" as busy {',
      '    state "asking" as busy_asking',
      '    busy_asking --> done: after patience',
      '    --',
      '    state "waiting" as busy_waiting',
      '  }',
      '  state "done" as done',
      '  done --> [*]',
    ].join('\n'),
  )
})
