import { messages as searchBox } from '#src/features/search-box/search-box.messages.ts'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages as code } from '#src/pages/booking/code.messages.ts'
import { messages as review } from '#src/pages/booking/review.messages.ts'
import { messages as who } from '#src/pages/booking/who.messages.ts'
import { messages as confirmed } from '#src/pages/confirmed/confirmed.messages.ts'
import { freeTime } from '#tests/e2e/support/booking'
import { newestCode, newPhone } from '#tests/support/phones'
import { inEveryEngine } from '../in-every-engine.ts'

const typed = { en: 'derma', ar: 'جلد', id: 'kulit' }

inEveryEngine('a guest searches, chooses a time and is booked', async ({ visitor, prefix, language, say }) => {
  const phone = newPhone()
  await visitor.open(prefix)
  await visitor.see({ css: '[data-screen="home"] a[href*="start="]' })
  await visitor.picture('home')
  await visitor.fill({ role: 'field', name: say(searchBox.what) }, typed[language])
  // Answers to the words, and not what is offered before them.
  const option = '[role="listbox"][aria-busy="false"] [role="option"]:has(mark)'
  await visitor.see({ css: option })
  await visitor.picture('suggestions')
  await visitor.press({ css: option })

  await visitor.see({ css: `[data-screen="doctor-results"] ${freeTime}` })
  await visitor.picture('results')
  await visitor.press({ css: 'main article h2 a' })
  await visitor.see({ css: `[data-screen="doctor"] ${freeTime}` })
  await visitor.picture('doctor')
  await visitor.press({ css: `[data-screen="doctor"] ${freeTime}` })

  await visitor.see({ role: 'heading', name: say(who.heading) })
  await visitor.fill({ role: 'field', name: say(who.first) }, language === 'ar' ? 'ليلى' : 'Layla')
  await visitor.fill({ role: 'field', name: say(who.last), begins: true }, language === 'ar' ? 'فاروق' : 'Farouk')
  await visitor.fill({ role: 'field', name: say(who.phone) }, phone)
  await visitor.fill({ role: 'field', name: say(who.birthDay) }, '7')
  await visitor.choose(say(who.birthMonth), '03')
  await visitor.fill({ role: 'field', name: say(who.birthYear) }, '1990')
  await visitor.picture('details')
  await visitor.press({ role: 'button', name: say(who.continue) })

  await visitor.see({ role: 'heading', name: say(code.heading) })
  await visitor.picture('code')
  const sent = await visitor.until(
    async () => newestCode(await (await fetch(`${visitor.origin}/demo/inbox`)).text(), phone),
    'no code was sent',
  )
  await visitor.fill({ role: 'field', name: say(codeEntry.code) }, sent)

  await visitor.see({ role: 'heading', name: say(review.heading) })
  await visitor.picture('review')
  await visitor.press({ role: 'button', name: say(review.confirm) })
  await visitor.see({ role: 'heading', name: say(confirmed.heading) })
  await visitor.picture('confirmed')
})
