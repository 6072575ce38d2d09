import { expect, it } from 'vitest'
import { toWish } from './to-wish.ts'

it('the one insurer a list is narrowed to is told, with the plan where there is one', () => {
  expect(toWish(['sadeem'])).toEqual({ insurer: 'sadeem' })
  expect(toWish(['sadeem'], ['sadeem.12'])).toEqual({ insurer: 'sadeem', plan: '12' })
})

it('nothing is guessed of several', () => {
  expect(toWish([])).toBeUndefined()
  expect(toWish(['sadeem', 'waha'])).toBeUndefined()
  expect(toWish(['sadeem'], ['sadeem.12', 'sadeem.13'])).toEqual({ insurer: 'sadeem' })
})
