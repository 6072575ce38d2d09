import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Language, locales } from '#contract/locale'
import type { Suggestions } from '#src/api/search-api.ts'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { SuggestionDetail } from './suggestion-detail.tsx'
import { groupSuggestions } from './suggestions.ts'
import type { SuggestionDetails } from './use-suggestion-details.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T08:00:00.000Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const doctor = (id: string, lang_area: string, lang_city = 'Dubai', lang_fullName = 'Dr Uzma Baig') => ({
  objectID: id,
  id,
  lang_fullName,
  lang_area,
  lang_city,
  lang_title: 'Dermatologist',
  profilePicture: '',
})
const found = {
  specialities: [{ objectID: 's', slug: 'dermatology', speciality: 'Dermatology', icon: 'skin' }],
  doctors: [doctor('1', 'Deira'), doctor('2', 'Jumeirah 1'), doctor('3', 'Deira', 'Dubai', 'Dr Omar Khan')],
  facilities: [{ objectID: 'f', lang_name: 'Marsa Clinic', lang_area: 'Al Barsha 1', doctors: 15 }],
  insurances: [{ objectID: 'i', slug: 'waha', name: 'Waha Takaful' }],
} as unknown as Suggestions

const suggestions = groupSuggestions(found, false).flatMap((group) => group.suggestions)
const free = { start: '2026-11-23T05:10:00.000Z', zone: 'Asia/Dubai' }
const inDubai = (here: number, anywhere: number) => ({ here, anywhere, city: 'Dubai' })

/** The second line of a suggestion, as it is read. */
async function lineOf(key: string, details: SuggestionDetails = {}, language: Language = 'en') {
  const locale = locales[`${language}-ae`]!
  const intl = createAppIntl(locale)
  await intl.load('app', 'care')
  render(
    <AppProvider value={{ locale } as AppContext}>
      <IntlContext value={intl}>
        <div data-testid="line">
          <SuggestionDetail suggestion={suggestions.find((one) => one.key === key)!} details={details} />
        </div>
      </IntlContext>
    </AppProvider>,
  )
  const line = (await screen.findByTestId('line')).textContent
  cleanup()
  return line
}

it('doctors of one name are told apart by where they are, others by what they are, and both say when they are free', async () => {
  expect(await lineOf('doctor-1', { free })).toBe('Dermatologist · Deira · Tomorrow 09:10')
  expect(await lineOf('doctor-2', { free })).toBe('Dermatologist · Jumeirah 1 · Tomorrow 09:10')
  expect(await lineOf('doctor-3', { free })).toBe('Dermatologist · Tomorrow 09:10')
  expect(await lineOf('doctor-3')).toBe('Dermatologist')
})

it('a speciality says how many doctors it leads to, and when the first of them is free', async () => {
  expect(await lineOf('speciality-s', { count: inDubai(15, 40), free })).toBe(
    '15 doctors in Dubai · next free: Tomorrow 09:10',
  )
  expect(await lineOf('speciality-s', { count: inDubai(1, 40) })).toBe('1 doctor in Dubai')
  expect(await lineOf('speciality-s', { count: inDubai(15, 40), free }, 'ar')).toBe(
    '15 طبيبًا في Dubai · أقرب موعد: غدًا 09:10',
  )
})

it('where the city has nobody, those elsewhere are told of and never a zero', async () => {
  const line = await lineOf('speciality-s', { count: inDubai(0, 40) })
  expect(line).toContain('40')
  expect(line).not.toMatch(/(^|\D)0 /)
})

it('a clinic says where it is and an insurer who takes it', async () => {
  expect(await lineOf('facility-f')).toBe('Al Barsha 1 · 15 doctors')
  expect(await lineOf('insurer-i', { count: inDubai(7, 9) })).toBe('7 doctors in Dubai')
})

it('a line that is still empty keeps its height', async () => {
  expect(await lineOf('speciality-s')).toBe('\u00a0')
})
