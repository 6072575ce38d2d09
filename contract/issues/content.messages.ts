/** What is wrong in texts, banners, articles, blocks and links. By code; the end of a sentence that begins with where it is. */
export const messages = {
  markup: {
    id: 'issues.markup',
    defaultMessage: 'holds markup that is taken out: scripts, styles, frames, forms, handlers or addresses',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  marks: {
    id: 'issues.marks',
    defaultMessage: 'holds marks without a shape, which are taken out',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  noAssetOfKind: {
    id: 'issues.noAssetOfKind',
    defaultMessage: 'there is no file "{name}" of this kind among the assets',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. name: "autumn".',
  },
  linkForm: {
    id: 'issues.linkForm',
    defaultMessage: 'must be https, mailto:, tel: or a path of the app that begins with one slash',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  assetForm: {
    id: 'issues.assetForm',
    defaultMessage: 'must be {form}, or https on one of content_hosts',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. form: "asset:<name>".',
  },
  noLanguage: {
    id: 'issues.noLanguage',
    defaultMessage: 'is in no language',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  unspoken: {
    id: 'issues.unspoken',
    defaultMessage: 'is never shown: "{language}" is not among the languages of the tenant',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. language: "ar".',
  },
  icuBrace: {
    id: 'issues.icuBrace',
    defaultMessage: 'is no ICU message: a brace is not closed, or nothing stands in it',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  icuTag: {
    id: 'issues.icuTag',
    defaultMessage: 'is no ICU message: a tag is not closed, or closes nothing',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  icu: {
    id: 'issues.icu',
    defaultMessage: 'is no ICU message',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  noBlock: {
    id: 'issues.noBlock',
    defaultMessage: 'there is no block "{key}" among the blocks',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. key: "document-terms".',
  },
  place: {
    id: 'issues.place',
    defaultMessage: 'is never shown: the app has the places {places}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. places: "home, doctor".',
  },
  notMarket: {
    id: 'issues.notMarket',
    defaultMessage: 'is never shown: "{country}" is not among the markets',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. country: "ae".',
  },
  endsFirst: {
    id: 'issues.endsFirst',
    defaultMessage: 'must be after starts_at',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  noText: {
    id: 'issues.noText',
    defaultMessage: 'has no text in "{language}": English stands in for it',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. language: "ar".',
  },
  unseenBlock: {
    id: 'issues.unseenBlock',
    defaultMessage: 'is never shown: the app asks for no block "{key}" in these markets and languages',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. key: "document-terms".',
  },
  noIcon: {
    id: 'issues.noIcon',
    defaultMessage: 'the app has no drawing "{icon}"',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. icon: "heart".',
  },
  noPattern: {
    id: 'issues.noPattern',
    defaultMessage: 'no page of the app has an address such as {pattern}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. pattern: "/{locale}/account/*".',
  },
  linkLocale: {
    id: 'issues.linkLocale',
    defaultMessage: 'begins with the locale "{locale}", which the app puts there itself: leave it out',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. locale: "en-ae".',
  },
  linkPage: {
    id: 'issues.linkPage',
    defaultMessage: 'leads nowhere: the app has no page {page}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. page: "/offers".',
  },
  linkDocument: {
    id: 'issues.linkDocument',
    defaultMessage: 'leads nowhere: there is no block "{key}" among the blocks',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. key: "document-terms".',
  },
  linkEmpty: {
    id: 'issues.linkEmpty',
    defaultMessage: 'leads to an empty page: the block "{key}" has no html in each of its languages',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. key: "document-terms".',
  },
  linkNoTarget: {
    id: 'issues.linkNoTarget',
    defaultMessage: 'leads nowhere: it names no target, and the configuration has none',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  linkExternal: {
    id: 'issues.linkExternal',
    defaultMessage: 'leads nowhere: "{id}" is the id of none of the external_pages',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. id: "terms".',
  },
  linkCity: {
    id: 'issues.linkCity',
    defaultMessage: 'leads nowhere: there is no city "{name}" in the directory',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. name: "autumn".',
  },
  linkSpeciality: {
    id: 'issues.linkSpeciality',
    defaultMessage: 'leads nowhere: there is no speciality "{name}" in the directory',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. name: "autumn".',
  },
  linkInsurer: {
    id: 'issues.linkInsurer',
    defaultMessage: 'leads nowhere: there is no insurer "{name}" in the directory',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. name: "autumn".',
  },
  wordUnknown: {
    id: 'issues.wordUnknown',
    defaultMessage: 'is never shown: the app has no such text',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  wordMeaning: {
    id: 'issues.wordMeaning',
    defaultMessage: 'is never shown: {names} stands for something else in the app’s own text',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. names: "{names}".',
  },
  wordForeign: {
    id: 'issues.wordForeign',
    defaultMessage: 'is never shown: {names} is not in the app’s own text',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. names: "{names}".',
  },
  wordLost: {
    id: 'issues.wordLost',
    defaultMessage: 'leaves out {names}, which the app’s own text has',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. names: "{names}".',
  },
} as const
