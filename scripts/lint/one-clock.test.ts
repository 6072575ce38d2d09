import { Linter } from 'eslint'
import { expect, it } from 'vitest'
import { readNoDeviceClock } from './one-clock.mjs'

const refusals = (code: string) =>
  new Linter().verify(code, [{ rules: { 'no-restricted-syntax': ['error', ...readNoDeviceClock] } }]).length

it.each(['Date.now()', 'createClock(record, Date.now)', 'new Date()', 'new Date().getFullYear()', 'Date()'])(
  'refuses to read the device’s clock: %s',
  (code) => {
    expect(refusals(code)).toBe(1)
  },
)

it.each([
  'new Date(now())',
  "Date.parse('2026-11-23')",
  'new Date(slot.start)',
  'clock.now()',
  'Date.UTC(2026, 10, 23)',
])('lets pass %s', (code) => {
  expect(refusals(code)).toBe(0)
})
