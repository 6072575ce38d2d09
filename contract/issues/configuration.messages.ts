/** What the rules beyond the form of a configuration say. By code; the end of a sentence that begins with where it is. */
export const messages = {
  nameEmpty: {
    id: 'issues.nameEmpty',
    defaultMessage: 'must not be empty: the app is called by it',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  noLocale: {
    id: 'issues.noLocale',
    defaultMessage: 'none of them is spoken in any of the markets',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  homeMarket: {
    id: 'issues.homeMarket',
    defaultMessage: '"{country}" must be one of the markets: {markets}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. country: "ae", markets: "ae, sa".',
  },
  noCountry: {
    id: 'issues.noCountry',
    defaultMessage: 'the directory has no country "{country}"; it has: {known}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. country: "my", known: "ae, sa".',
  },
  notOffered: {
    id: 'issues.notOffered',
    defaultMessage: '"{language}" is not offered in any of the markets: {markets}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. language: "ar", markets: "ae, sa".',
  },
  twice: {
    id: 'issues.twice',
    defaultMessage: '"{name}" is there twice',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. name: "autumn".',
  },
  pagePattern: {
    id: 'issues.pagePattern',
    defaultMessage: 'must be a path of segments, {names} and at its end perhaps *, such as {example}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. names: "{names}", example: "the value as it is typed".',
  },
  titleMark: {
    id: 'issues.titleMark',
    defaultMessage: 'must hold {mark} once, where the title of the page goes',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. mark: "%s".',
  },
  markShapes: {
    id: 'issues.markShapes',
    defaultMessage: 'the mark must be an {tag} of plain shapes: no script, handler, style, address or text',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. tag: "<svg>".',
  },
  markBox: {
    id: 'issues.markBox',
    defaultMessage: 'the mark needs a viewBox of four numbers, such as {example}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. example: "the value as it is typed".',
  },
  length: {
    id: 'issues.length',
    defaultMessage: 'must be a length such as {examples}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. examples: "AE, GB".',
  },
  targetUnknown: {
    id: 'issues.targetUnknown',
    defaultMessage: '"{target}" is the id of none of the external_pages',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. target: "terms".',
  },
  noLegal: {
    id: 'issues.noLegal',
    defaultMessage: 'has no page "{id}": the app shows no link to it',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. id: "terms".',
  },
  badPath: {
    id: 'issues.badPath',
    defaultMessage: 'must be a path of the app without empty or dotted segments',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  hostNotAllowed: {
    id: 'issues.hostNotAllowed',
    defaultMessage: 'the host "{host}" is not among content_hosts',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. host: "cdn.example.com".',
  },
  feeForm: {
    id: 'issues.feeForm',
    defaultMessage: 'must have either "percent" or "amounts"',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  facilityTwice: {
    id: 'issues.facilityTwice',
    defaultMessage: '"{facility}" has rules already',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. facility: "al-noor".',
  },
  feeNever: {
    id: 'issues.feeNever',
    defaultMessage: 'is never due: "free_cancel_hours" must be more than "cancel_hours"',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  feeAvoided: {
    id: 'issues.feeAvoided',
    defaultMessage: 'is avoided by moving the visit first: "move_hours" is less than "free_cancel_hours"',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  noPhones: {
    id: 'issues.noPhones',
    defaultMessage: 'there are no phones of {country}: the United Kingdom is {code}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. country: "ae", code: "GB".',
  },
  noCodes: {
    id: 'issues.noCodes',
    defaultMessage: '{country} is a market, and nobody there can be texted a code to book',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. country: "ae".',
  },
  privateKey: {
    id: 'issues.privateKey',
    defaultMessage: 'is a private key: keep it to yourself, make a new pair, and put its public part here',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  wrongKey: {
    id: 'issues.wrongKey',
    defaultMessage: 'is no public key for {alg}: EC on P-256, Ed25519, or RSA of at least 2048 bits',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. alg: "ES256".',
  },
  vatDigits: {
    id: 'issues.vatDigits',
    defaultMessage: 'must have two digits behind the point at most',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  sellerNowhere: {
    id: 'issues.sellerNowhere',
    defaultMessage: '"{country}" is none of the markets: {markets}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. country: "ae", markets: "ae, sa".',
  },
  holdOnce: {
    id: 'issues.holdOnce',
    defaultMessage: 'must hold {name} once',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. name: "autumn".',
  },
  noValue: {
    id: 'issues.noValue',
    defaultMessage: 'nothing stands for {name}: only {known}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. name: "autumn", known: "{app}, {doctor}".',
  },
  attribution: {
    id: 'issues.attribution',
    defaultMessage: 'must not be empty: those who made the map are named on it',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  pushPerson: {
    id: 'issues.pushPerson',
    defaultMessage: 'seems to name a doctor or a person: anybody who sees the lock screen reads it',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  pushReason: {
    id: 'issues.pushReason',
    defaultMessage: 'seems to name the reason of a visit: anybody who sees the lock screen reads it',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  pushDetails: {
    id: 'issues.pushDetails',
    defaultMessage: '{name} may not stand on a lock screen without details: only {known}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. name: "autumn", known: "{app}, {doctor}".',
  },
  brace: {
    id: 'issues.brace',
    defaultMessage: 'has a brace without its other',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  shortDay: {
    id: 'issues.shortDay',
    defaultMessage: 'leaves less than six hours of a day for reminders',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  hostTaken: {
    id: 'issues.hostTaken',
    defaultMessage: '"{host}" is a host of the tenant "{tenant}"',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. host: "cdn.example.com", tenant: "sadeem".',
  },
  codeFixed: {
    id: 'issues.codeFixed',
    defaultMessage: 'must be "{code}"',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. code: "GB".',
  },
  faintLight: {
    id: 'issues.faintLight',
    defaultMessage: 'leads to {text} on {ground} with a contrast of {ratio} in the light scheme, and it needs {least}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. text: "onAccent", ground: "accent", ratio: "3.10", least: "4.5".',
  },
  faintDark: {
    id: 'issues.faintDark',
    defaultMessage: 'leads to {text} on {ground} with a contrast of {ratio} in the dark scheme, and it needs {least}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. text: "onAccent", ground: "accent", ratio: "3.10", least: "4.5".',
  },
  noInsurer: {
    id: 'issues.noInsurer',
    defaultMessage: 'there is no insurer "{name}" in the directory',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. name: "autumn".',
  },
  noFacility: {
    id: 'issues.noFacility',
    defaultMessage: 'there is no facility "{name}" in the directory',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. name: "autumn".',
  },
  nobody: {
    id: 'issues.nobody',
    defaultMessage: 'nobody of the directory is left to show',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  nobodyIn: {
    id: 'issues.nobodyIn',
    defaultMessage: 'nobody of the directory is left to show in "{country}"',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. country: "ae".',
  },
} as const
