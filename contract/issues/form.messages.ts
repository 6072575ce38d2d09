/** What the form of a field breaks. By code; the end of a sentence that begins with where it is. */
export const messages = {
  missing: {
    id: 'issues.missing',
    defaultMessage: 'is missing',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  oneOf: {
    id: 'issues.oneOf',
    defaultMessage: 'must be one of {allowed}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. allowed: "light, dark".',
  },
  object: {
    id: 'issues.object',
    defaultMessage: 'must be an object',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  list: {
    id: 'issues.list',
    defaultMessage: 'must be a list',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  text: {
    id: 'issues.text',
    defaultMessage: 'must be a text',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  number: {
    id: 'issues.number',
    defaultMessage: 'must be a number',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  whole: {
    id: 'issues.whole',
    defaultMessage: 'must be a whole number',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  flag: {
    id: 'issues.flag',
    defaultMessage: 'must be true or false',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  kind: {
    id: 'issues.kind',
    defaultMessage: 'must be {kind}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. kind: "null".',
  },
  form: {
    id: 'issues.form',
    defaultMessage: 'has not the form that is asked for',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  least: {
    id: 'issues.least',
    defaultMessage: 'must be at least {limit}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. limit: "3".',
  },
  most: {
    id: 'issues.most',
    defaultMessage: 'must be at most {limit}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. limit: "3".',
  },
  fewLetters: {
    id: 'issues.fewLetters',
    defaultMessage: 'must have at least {limit, plural, one {# character} other {# characters}}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. limit: "3".',
  },
  manyLetters: {
    id: 'issues.manyLetters',
    defaultMessage: 'must have at most {limit, plural, one {# character} other {# characters}}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. limit: "3".',
  },
  fewEntries: {
    id: 'issues.fewEntries',
    defaultMessage: 'must have at least {limit, plural, one {# entry} other {# entries}}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. limit: "3".',
  },
  manyEntries: {
    id: 'issues.manyEntries',
    defaultMessage: 'must have at most {limit, plural, one {# entry} other {# entries}}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. limit: "3".',
  },
  time: {
    id: 'issues.time',
    defaultMessage: 'must be a time in UTC such as {example}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. example: "the value as it is typed".',
  },
  email: {
    id: 'issues.email',
    defaultMessage: 'must be an address of e-mail',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  writing: {
    id: 'issues.writing',
    defaultMessage: 'must be written in another way',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  noForm: {
    id: 'issues.noForm',
    defaultMessage: 'has none of the forms it may have',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  other: {
    id: 'issues.other',
    defaultMessage: 'is not as it may be',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  colour: {
    id: 'issues.colour',
    defaultMessage: 'must be a colour such as {example}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. example: "the value as it is typed".',
  },
  address: {
    id: 'issues.address',
    defaultMessage: 'must be an https address, a path of the app that begins with one slash, or empty',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  fileName: {
    id: 'issues.fileName',
    defaultMessage: 'must be the name of a file: lower-case letters, digits, {signs}, ending in {endings}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. signs: ". _ -", endings: "png, svg".',
  },
  oneSignal: {
    id: 'issues.oneSignal',
    defaultMessage: 'must be an application id of OneSignal, such as {example}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. example: "the value as it is typed".',
  },
  ascii: {
    id: 'issues.ascii',
    defaultMessage: 'must be letters, digits and signs of ASCII without a space, as Apple’s file has them',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  timeOfDay: {
    id: 'issues.timeOfDay',
    defaultMessage: 'must be a time of day such as {example}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. example: "the value as it is typed".',
  },
  country: {
    id: 'issues.country',
    defaultMessage: 'must be a country as ISO 3166 has it, in capitals: {examples}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. examples: "AE, GB".',
  },
  currency: {
    id: 'issues.currency',
    defaultMessage: 'must be a currency as ISO 4217 has it, in capitals: {examples}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. examples: "AE, GB".',
  },
  hostName: {
    id: 'issues.hostName',
    defaultMessage: 'must be a host name in lower case without a port, such as {example}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. example: "the value as it is typed".',
  },
  host: {
    id: 'issues.host',
    defaultMessage: 'must be a host name in lower case, such as {example}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. example: "the value as it is typed".',
  },
  plainLine: {
    id: 'issues.plainLine',
    defaultMessage: 'must be one line of plain text, not empty, without {signs}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. signs: ". _ -".',
  },
  em: {
    id: 'issues.em',
    defaultMessage: 'must be a length in em, such as {example}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. example: "the value as it is typed".',
  },
  size: {
    id: 'issues.size',
    defaultMessage: 'must be a size such as {example}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. example: "the value as it is typed".',
  },
  path: {
    id: 'issues.path',
    defaultMessage: 'must be a path of the app that begins with one slash',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  language: {
    id: 'issues.language',
    defaultMessage: 'must be a language such as {examples}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. examples: "AE, GB".',
  },
  letterFirst: {
    id: 'issues.letterFirst',
    defaultMessage: 'must be lower-case letters, digits and hyphens, beginning with a letter',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  lowerCase: {
    id: 'issues.lowerCase',
    defaultMessage: 'must be lower-case letters, digits and hyphens',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  unknownName: {
    id: 'issues.unknownName',
    defaultMessage: 'is no name that may stand here',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  unknownField: {
    id: 'issues.unknownField',
    defaultMessage: 'is no field here',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  meantField: {
    id: 'issues.meantField',
    defaultMessage: 'is no field here; did you mean "{name}"?',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. name: "autumn".',
  },
  letters: {
    id: 'issues.letters',
    defaultMessage: 'has {letters} letters, and may have {most}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. letters: "9000000", most: "8000000".',
  },
  noFile: {
    id: 'issues.noFile',
    defaultMessage: 'there is no {path}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. path: "tenant.json".',
  },
  noJson: {
    id: 'issues.noJson',
    defaultMessage: 'is no JSON: {fault}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. fault: "Unexpected token, in line 3".',
  },
} as const
