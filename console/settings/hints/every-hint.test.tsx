import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages, localeIn } from '#contract/locale'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import type { SchemaNode } from '../schema-node.ts'
import { withHints } from './with-hints.ts'

const schema = withHints(JSON.parse(readFileSync('docs/schema/tenant.schema.json', 'utf8')) as SchemaNode)

type Described = { at: string; description: string; hint: MessageDescriptor | undefined }

/** Every place of the schema that says what it is for, in whatever way a part stands in another. */
function described(node: unknown, at = ''): Described[] {
  if (typeof node !== 'object' || node === null) return []
  const { description, hint } = node as SchemaNode
  const own = typeof description === 'string' ? [{ at, description, hint }] : []
  return [...own, ...Object.entries(node).flatMap(([name, part]) => described(part, `${at}/${name}`))]
}

/** What each message fills in, as it is typed in a file. */
const values = {
  code: (content: unknown) => textOf(content),
  file: 'asset:<name>',
  font: 'asset:<name>.woff2',
  room: '{room}',
  amounts: '{ "AED": 100 }',
}

const all = described(schema)

/** What is read of it. */
const textOf = (content: unknown): string =>
  [content]
    .flat()
    .filter((part) => typeof part === 'string')
    .join('')

it('has a sentence for each field that the schema describes, in every language of the console', async () => {
  expect(all.length).toBeGreaterThan(150)
  expect(all.filter(({ hint }) => hint === undefined).map(({ at }) => at)).toEqual([])
  for (const language of languages) {
    const intl = createAppIntl(localeIn(language === 'id' ? 'id' : 'ae', language)!)
    await intl.load('hints')
    // One that is missing throws.
    const texts = all.map(({ hint }) => textOf(intl.formatRich(hint!, values as never)))
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
    if (language === 'en') {
      // In English it is what the schema says, so that a description that changes is looked at in the others.
      expect(texts).toEqual(all.map(({ description }) => description.replaceAll('`', '')))
      continue
    }
    expect(texts.filter((text, at) => text === all[at]!.description)).toEqual([])
  }
})
