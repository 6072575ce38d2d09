import { describe, expect, it } from 'vitest'
import { type Catalogues } from './catalogues.ts'
import { checkMessages } from './check.ts'
import { extractMessages, stripMessages } from './extract.ts'

const catalogues = (english: string, ar: string | undefined, id: string | undefined): Catalogues => ({
  messages: [{ id: 'home.search.found', defaultMessage: english, description: 'How many.', file: 'src/a.messages.ts' }],
  translations: {
    ar: ar === undefined ? {} : { 'home.search.found': { text: ar, file: 'ar/home.json' } },
    id: id === undefined ? {} : { 'home.search.found': { text: id, file: 'id/home.json' } },
  },
})

const english = '{count, plural, one {# doctor} other {# doctors}} in {city}'
const arabic =
  '{count, plural, zero {لا أطباء} one {طبيب واحد} two {طبيبان} few {# أطباء} many {# طبيبًا} other {# طبيب}} في {city}'
const indonesian = '{count, number} dokter di {city}'

describe('checkMessages', () => {
  it('is content with complete texts', () => {
    expect(checkMessages(catalogues(english, arabic, indonesian))).toEqual([])
  })

  it.each([
    ['a missing language', catalogues(english, arabic, undefined), /id\/home\.json: .* is missing/],
    [
      'an Arabic plural without its six branches',
      catalogues(english, '{count, plural, one {طبيب} other {أطباء}} {city}', indonesian),
      /lacks the plural zero, two, few, many of count/,
    ],
    [
      'a value that a language forgets',
      catalogues(english, arabic, '{count, number} dokter'),
      /does not show \{city\}/,
    ],
    [
      'a value that nobody gives',
      catalogues(english, arabic, `${indonesian} {town}`),
      /shows \{town\}, which is not given/,
    ],
    ['a text that is no ICU message', catalogues('Found {count', 'x', 'x'), /cannot be read/],
    [
      'a word a patient does not use',
      catalogues('Submit {count} {city}', arabic, indonesian),
      /says slot, submit or error/,
    ],
    ['an apostrophe that would quote', catalogues("It's {count} {city}", arabic, indonesian), /straight apostrophe/],
  ])('finds %s', (_what, given, problem) => {
    expect(checkMessages(given).join('\n')).toMatch(problem)
  })

  it('finds a translation that no view uses any more', () => {
    const given = catalogues(english, arabic, indonesian)
    given.translations.ar['home.search.old'] = { text: 'قديم', file: 'ar/home.json' }
    expect(checkMessages(given)).toEqual(['ar/home.json: home.search.old is no longer used'])
  })
})

describe('a file of messages', () => {
  const file = `import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'home.head.title',
    defaultMessage: 'Find a doctor, today',
    description: 'Title.',
  },
  short: { id: 'home.head.short', defaultMessage: 'Find ' + 'one', description: \`Short title.\` },
} satisfies Record<string, unknown>)
`

  it('is read with its types', () => {
    expect(extractMessages(file, 'home.messages.ts').map(({ id, defaultMessage }) => [id, defaultMessage])).toEqual([
      ['home.head.title', 'Find a doctor, today'],
      ['home.head.short', 'Find one'],
    ])
  })

  it('keeps its ids and its lines, and loses its texts, on the way to the page', () => {
    const stripped = stripMessages(file)
    expect(stripped).toContain("id: 'home.head.title'")
    expect(stripped).not.toMatch(/Find a doctor|Find |Short title/)
    expect(stripped.split('\n')).toHaveLength(file.split('\n').length)
  })
})
