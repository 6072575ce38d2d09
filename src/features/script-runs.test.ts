import { expect, it } from 'vitest'
import { scriptRuns } from './script-runs.ts'

const en = { lang: 'en', dir: 'ltr' }
const ar = { lang: 'ar', dir: 'rtl' }

it('leaves words in the script of the page as they are', () => {
  for (const [text, language] of [
    ['Al Noor Clinic, Dubai', 'en'],
    ['Klinik Sehat', 'id'],
    ['عيادة النور، دبي', 'ar'],
    ['12 / 7', 'ar'],
    ['', 'en'],
  ] as const)
    expect(scriptRuns(text, language)).toEqual([{ text }])
})

it('marks a text of the other script as a whole, with its digits and full stops [N12]', () => {
  expect(scriptRuns('24 Al Wasl Rd.', 'ar')).toEqual([{ text: '24 Al Wasl Rd.', mark: en }])
  expect(scriptRuns('عيادة النور ٢٤', 'en')).toEqual([{ text: 'عيادة النور ٢٤', mark: ar }])
  expect(scriptRuns('عيادة النور', 'id')).toEqual([{ text: 'عيادة النور', mark: ar }])
})

it('marks just the words of the other script where both stand in one text [N12]', () => {
  expect(scriptRuns('أطباء في Al Noor Clinic 24، دبي', 'ar')).toEqual([
    { text: 'أطباء في ' },
    { text: 'Al Noor Clinic 24', mark: en },
    { text: '، دبي' },
  ])
  expect(scriptRuns('رمال التعاونية - A+', 'ar')).toEqual([{ text: 'رمال التعاونية - ' }, { text: 'A+', mark: en }])
  expect(scriptRuns('3 doctors for “أمراض القلب”', 'en')).toEqual([
    { text: '3 doctors for “' },
    { text: 'أمراض القلب', mark: ar },
    { text: '”' },
  ])
  expect(scriptRuns('Al Noor · دبي', 'ar')).toEqual([{ text: 'Al Noor', mark: en }, { text: ' · دبي' }])
})
