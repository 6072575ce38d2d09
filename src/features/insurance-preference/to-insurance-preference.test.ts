import { expect, it } from 'vitest'
import { toInsurancePreference } from './to-insurance-preference.ts'

it('the one insurer a list is narrowed to is told, with the plan where there is one', () => {
  expect(toInsurancePreference(['sadeem'])).toEqual({ insurer: 'sadeem' })
  expect(toInsurancePreference(['sadeem'], ['sadeem.12'])).toEqual({ insurer: 'sadeem', plan: '12' })
})

it('nothing is guessed of several', () => {
  expect(toInsurancePreference([])).toBeUndefined()
  expect(toInsurancePreference(['sadeem', 'waha'])).toBeUndefined()
  expect(toInsurancePreference(['sadeem'], ['sadeem.12', 'sadeem.13'])).toEqual({ insurer: 'sadeem' })
})
