import { expect } from 'vitest'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { messages as switcher } from '#src/shell/country-language.messages.ts'
import { freeTime } from '#tests/e2e/support/booking'
import { words } from '#tests/e2e/support/words'
import { inEveryEngine } from '../in-every-engine.ts'

inEveryEngine('the language changes in place', async ({ visitor, prefix, language, say }) => {
  const other = language === 'en' ? 'ar' : 'en'
  await visitor.open(`${prefix}/doctor/dermatology?gender=female`)
  await visitor.see({ css: freeTime })
  const [name = ''] = say(switcher.button, { country: '\n', language: '' }).split('\n')
  await visitor.press({ role: 'button', name: name.trim(), begins: true })
  const sheet = await visitor.see({ role: 'dialog', name: say(switcher.title) })
  await visitor.picture('countries and languages')
  // All of it is in sight, or can be scrolled to in a sheet that is as high as it may be.
  expect(await visitor.run(whatIsHidden)).toBe(0)
  expect(sheet.height).toBeGreaterThan(300)
  await visitor.press({ css: `dialog[open] a[href*="/${other}-ae/"]` })

  await visitor.arrive(`/${other}-ae/doctor/dermatology?gender=female`)
  await visitor.see({ css: `html[dir="${other === 'ar' ? 'rtl' : 'ltr'}"] ${freeTime}` })
  await visitor.see({ css: 'a', text: words(other, shell.doctors) })
  await visitor.picture('in the other language')
  await visitor.back()
  await visitor.see({ css: `html[dir="${language === 'ar' ? 'rtl' : 'ltr'}"] ${freeTime}` })
})

/** Pixels of the sheet's content that do not fit, while the sheet could be higher. */
function whatIsHidden(): number {
  const sheet = document.querySelector('dialog[open]')!
  if (sheet.getBoundingClientRect().height > innerHeight * 0.8) return 0
  return Math.max(...[...sheet.children].map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
}
