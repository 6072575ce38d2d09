/**
 * Text from Intl is for people to read. Engines write different text for the same language and change it with every version of
 * the language data, so programs do not parse it: they use `wallClock` of the contract, or `formatToParts`.
 */
const writes = 'CallExpression[callee.property.name=/^(format(Range)?|toLocale(Date|Time)?String)$/]'
const takeApart = '/^(at|charAt|indexOf|match|matchAll|replace|replaceAll|search|slice|split|substr|substring)$/'
const parsers = [
  "NewExpression[callee.name='Date']",
  'CallExpression[callee.name=/^(Number|parse\\w*)$/]',
  'CallExpression[callee.property.name=/^parse\\w*$/]',
  "UnaryExpression[operator='+']",
]

/** Options of `no-restricted-syntax` that apply everywhere. */
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

/** Options for code in which Intl may only format text for people: everything else uses the one module for it. */
export const makeNoDateFormat = {
  selector:
    "NewExpression[callee.object.name='Intl'][callee.property.name='DateTimeFormat']:not(MemberExpression[property.name='resolvedOptions'] > *)",
  message: 'dates for people are written by #src/i18n, and clocks read by #contract/wall-clock',
}
