import { describe, expect, it } from 'vitest'
import type { Catalogues } from './catalogues.ts'
import { checkMessages } from './check.ts'
import { extractMessages, stripMessages } from './extract.ts'
import { unusedMessages } from './usage.ts'

const catalogues = (english: string, ar: string | undefined, id: string | undefined): Catalogues => ({
  messages: [
    {
      key: 'found',
      id: 'home.search.found',
      defaultMessage: english,
      description: 'Line above the doctors found. count: how many; city: "Dubai"; time: "15:30"; who: whose.',
      file: 'src/a.messages.ts',
    },
  ],
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
    [
      'a text that is still English',
      catalogues('Find a doctor in {city}', 'ابحث عن طبيب في {city}', 'Find a doctor in {city}'),
      /^id\/home\.json: home\.search\.found is still English$/,
    ],
    [
      'an Indonesian text left in English',
      catalogues('Video', 'Video', 'Video'),
      /^ar\/home\.json: .* is still English$/,
    ],
    [
      'a Latin comma in Arabic',
      catalogues('Today, {time}', 'اليوم, {time}', 'Hari ini, {time}'),
      /^ar\/home\.json: .* has a Latin mark/,
    ],
    [
      'a choice that a language lacks',
      catalogues(
        '{who, select, me {Me} you {You} other {They}}',
        '{who, select, me {أنا} other {هم}}',
        '{who, select, me {Saya} you {Anda} other {Dia}}',
      ),
      /lacks the choice you of who/,
    ],
    [
      'a tag that a language forgets',
      catalogues('Read <a>this</a>', 'اقرأ هذا', 'Baca <a>ini</a>'),
      /does not show <a>/,
    ],
    ['a space too many', catalogues('Find  one', 'ابحث', 'Cari '), /home\.json: .* has a space too many/],
    ['an apostrophe that would quote', catalogues("It's {count} {city}", arabic, indonesian), /straight apostrophe/],
  ])('finds %s', (_what, given, problem) => {
    expect(checkMessages(given).join('\n')).toMatch(problem)
  })

  it('finds a description that leaves a value unexplained', () => {
    const given = catalogues(english, arabic, indonesian)
    given.messages[0]!.description = 'Line above the doctors found. count: how many there are.'
    expect(checkMessages(given)).toEqual([
      'src/a.messages.ts: home.search.found has a description that does not explain {city}',
    ])
  })

  it('finds a translation that no view uses any more', () => {
    const given = catalogues(english, arabic, indonesian)
    given.translations.ar['home.search.old'] = { text: 'قديم', file: 'ar/home.json' }
    expect(checkMessages(given)).toEqual(['ar/home.json: home.search.old is no longer used'])
  })
})

describe('unusedMessages', () => {
  const definition = {
    file: 'src/a/a.messages.ts',
    text: `export const messages = defineMessages({
      shown: { id: 'home.a.shown', defaultMessage: 'Shown', description: 'd' },
      'not-shown': { id: 'home.a.notShown', defaultMessage: 'Not shown', description: 'd' },
    })`,
  }
  const view = (text: string) => ({ file: 'src/a/a.tsx', text: `import { messages } from './a.messages.ts'\n${text}` })

  it('names those that no view shows', () => {
    expect(unusedMessages([definition], [view('intl.formatMessage(messages.shown)')])).toEqual([
      'src/a/a.messages.ts: home.a.notShown is shown nowhere',
    ])
  })

  it('counts one of another file of the same name of the message as no use', () => {
    const other = { file: 'src/b/b.tsx', text: "import { messages } from './b.messages.ts'\nmessages.shown" }
    expect(unusedMessages([definition], [other])).toHaveLength(2)
  })

  it('finds them under the name that a view gives them', () => {
    const user = {
      file: 'src/b.ts',
      text: "import { messages as a } from '#src/a/a.messages.ts'\n[a.shown, a['not-shown']]",
    }
    expect(unusedMessages([definition], [user])).toEqual([])
    expect(
      unusedMessages([definition], [{ ...user, text: user.text.replace("['not-shown']", '.other') }]),
    ).toHaveLength(1)
  })

  it('takes all as shown where a value chooses among them, or another view has them all', () => {
    expect(unusedMessages([definition], [view('intl.formatMessage(messages[kind])')])).toEqual([])
    expect(unusedMessages([definition], [view('<Notice texts={messages} editAt={editAt} />')])).toEqual([])
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
    expect(
      extractMessages(file, 'home.messages.ts').map(({ key, id, defaultMessage }) => [key, id, defaultMessage]),
    ).toEqual([
      ['title', 'home.head.title', 'Find a doctor, today'],
      ['short', 'home.head.short', 'Find one'],
    ])
  })

  it('keeps its ids and its lines, and loses its texts, on the way to the page', () => {
    const stripped = stripMessages(file)
    expect(stripped).toContain("id: 'home.head.title'")
    expect(stripped).not.toMatch(/Find a doctor|Find |Short title/)
    expect(stripped.split('\n')).toHaveLength(file.split('\n').length)
  })
})
