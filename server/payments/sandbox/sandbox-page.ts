import type { Locale } from '#contract/locale'
import { digestOf, writePolicy } from '#server/policy-header'
import { toMoney } from '#server/domain/payments/minor-units'
import { localeOfReturn } from '../return-locale.ts'
import { bankOutcomes, firstOutcomes, type DemoOutcome } from './outcomes.ts'
import { sandboxWords } from './sandbox-words.ts'

/** What the page shows of a demo payment. */
export type ShownPayment = {
  amount: number
  currency: string
  state: 'open' | 'paid' | 'declined' | 'closed'
  paysAt: Date | null
  returnUrl: string
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 28rem; margin: 0 auto; padding: 1.5rem 1rem }
  h1 { font-size: 1.5rem; margin: 1rem 0 .25rem }
  p { margin: .25rem 0; overflow-wrap: anywhere }
  .notice { border: 2px dashed currentColor; border-radius: .5rem; padding: .75rem 1rem }
  fieldset { border: 0; padding: 0; margin: 1.5rem 0 0 }
  legend { font-weight: 600; padding: 0; margin-bottom: .5rem }
  button, .back { display: block; box-sizing: border-box; width: 100%; min-height: 3rem; margin: .5rem 0; padding: .5rem 1rem;
    font: inherit; text-align: center; color: inherit; background: transparent; border: 1px solid; border-radius: .5rem; cursor: pointer }
  button:first-of-type { background: #1d4ed8; border-color: #1d4ed8; color: #fff }
  :focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px }
  @media (prefers-color-scheme: dark) { :focus-visible { outline-color: #93c5fd } }`

/** Content security policy of the page: its own style, and a form that leads on to the app. */
export const sandboxPolicy = writePolicy({
  'default-src': ["'none'"],
  'style-src': [digestOf(style)],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
})

/** The page of a demo payment, in the language of the page that led here. */
export function sandboxPage(payment: ShownPayment, isBank: boolean): string {
  const locale = localeOfReturn(payment.returnUrl)
  const words = sandboxWords[locale.language]
  const fill = (text: string) => escape(text.replace('{amount}', amountOf(payment, locale)))
  const isOpen = payment.state === 'open' && payment.paysAt === null
  const said = payment.state === 'open' ? words.done.waiting : words.done[payment.state]
  const back = `<a class="back" href="${escape(payment.returnUrl)}">${escape(words.back)}</a>`
  const form = (legend: string, outcomes: readonly DemoOutcome[]) =>
    `<form method="post"><fieldset><legend>${escape(legend)}</legend>${outcomes
      .map((outcome) => `<button name="outcome" value="${outcome}">${escape(words.outcomes[outcome])}</button>`)
      .join('')}</fieldset></form>`
  const open = isBank
    ? `<h1>${escape(words.bank)}</h1><p>${fill(words.bankQuestion)}</p>${form(words.question, bankOutcomes)}`
    : `<h1>${fill(words.heading)}</h1>${form(words.question, firstOutcomes)}`
  return `<!doctype html>
<html lang="${locale.language}" dir="${locale.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(words.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="notice"><strong>${escape(words.title)}</strong><br>${escape(words.notice)}</p>
${isOpen ? open : `<h1>${escape(words.title)}</h1><p>${escape(said)}</p>`}
${back}
</main>
</body>
</html>
`
}

const amountOf = (payment: ShownPayment, { intl }: Locale) => {
  const { amount, currency } = toMoney(payment)
  return new Intl.NumberFormat(intl, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
