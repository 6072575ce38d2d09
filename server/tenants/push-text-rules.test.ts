import { expect, it } from 'vitest'
import { liqa } from '#server/demo/tenants/liqa'
import type { PushTexts } from '#contract/push-texts'
import { pushTextDoubts, pushTextIssues } from './push-text-rules.ts'

const issuesOf = (push_texts: PushTexts) =>
  pushTextIssues({ ...liqa.configuration, push_texts }).map(({ path, message, severity }) => [path, message, severity])
const doubtsOf = (text: string) =>
  pushTextDoubts(
    { ...liqa.configuration, push_texts: { booked: { brief: { en: text }, details: { en: text } } } },
    { countries: [], cities: [], specialities: ['family-medicine'], insurers: [] },
  ).map(({ path, message, severity }) => [path, message.replace(/:.*/, ''), severity])

it('refuses what carries details in a text that anybody may see, and what nothing stands for', () => {
  expect(
    issuesOf({
      moved: { brief: { en: 'With {doctor}', ar: 'في {app}' }, details: { id: '{doctor}, {place}, {when}, {number}' } },
      reminder: { brief: { id: '{reason}' }, details: { en: '{until}', ar: 'قبل {' } },
      offered: { details: { en: '{earlier} until {until}' } },
    }),
  ).toEqual([
    ['/push_texts/reminder/brief/id', 'nothing stands for {reason}: only {app}', 'error'],
    [
      '/push_texts/reminder/details/en',
      'nothing stands for {until}: only {app}, {doctor}, {place}, {when}, {number}',
      'error',
    ],
    ['/push_texts/reminder/details/ar', 'has a brace without its other', 'error'],
    ['/push_texts/moved/brief/en', '{doctor} may not stand on a lock screen without details: only {app}', 'error'],
  ])
})

it('warns where a text that anybody may see names a doctor, a person or a reason', () => {
  const path = '/push_texts/booked/brief/en'
  for (const text of ['With Dr. Haddad', 'See your dokter', 'موعد مع د. سارة', 'For Mrs Haddad'])
    expect([text, doubtsOf(text)]).toEqual([text, [[path, 'seems to name a doctor or a person', 'warning']]])
  for (const text of ['Your test results', 'Your family medicine visit', 'نتيجة الفحص', 'hasil lab Anda'])
    expect([text, doubtsOf(text)]).toEqual([text, [[path, 'seems to name the reason of a visit', 'warning']]])
  for (const text of [
    '{app}: your visit is near',
    'Your address is drafted',
    'موعدك غدًا',
    'Kunjungan Anda sudah dekat',
  ])
    expect([text, doubtsOf(text)]).toEqual([text, []])
})

it('leaves six hours of a day for reminders', () => {
  const quiet = (from: string, until: string) =>
    pushTextIssues({ ...liqa.configuration, reminder_quiet: { from, until } }).map(({ path }) => path)
  expect(quiet('23:00', '17:01')).toEqual(['/reminder_quiet/until'])
  expect([...quiet('23:00', '17:00'), ...quiet('01:15', '06:45'), ...quiet('09:00', '09:00')]).toEqual([])
})
