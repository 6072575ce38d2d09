/**
 * What Intl writes is for people to read. Engines write different text for one and the same language and change it with every
 * edition of the language data, so programs read none of it: they ask `wallClock` of the contract, or `formatToParts`.
 */
const writes = 'CallExpression[callee.property.name=/^(format(Range)?|toLocale(Date|Time)?String)$/]'
const takeApart = '/^(at|charAt|indexOf|match|matchAll|replace|replaceAll|search|slice|split|substr|substring)$/'
const parsers = [
  "NewExpression[callee.name='Date']",
  'CallExpression[callee.name=/^(Number|parse\\w*)$/]',
  'CallExpression[callee.property.name=/^parse\\w*$/]',
  "UnaryExpression[operator='+']",
]

/** Options of `no-restricted-syntax` that hold everywhere. */
export const readNoIntlText = [
  {
    selector:
      ':matches(Literal[value=/^(en-CA|fr-CA|sv-SE)\\b/], TemplateElement[value.raw=/^(en-CA|fr-CA|sv-SE)\\b/])',
    message: 'no language writes ISO dates in every engine: take wallClock of #contract/wall-clock',
  },
  {
    selector: `CallExpression[callee.property.name=${takeApart}][callee.object.type='CallExpression'] > MemberExpression > ${writes}`,
    message: 'what Intl wrote is not taken apart: take formatToParts',
  },
  {
    selector: `:matches(${parsers.join(', ')}) ${writes}`,
    message: 'what Intl wrote is not parsed: take wallClock of #contract/wall-clock, or formatToParts',
  },
]

/** Where only people's words may be made by Intl: everything else asks the one place that knows how. */
export const makeNoDateFormat = {
  selector:
    "NewExpression[callee.object.name='Intl'][callee.property.name='DateTimeFormat']:not(MemberExpression[property.name='resolvedOptions'] > *)",
  message: 'dates for people are written by #src/i18n, and clocks read by #contract/wall-clock',
}
