import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { issueMessages, type IssueCode } from '#contract/issues/codes'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { readCatalogues } from '../../../scripts/messages/catalogues.ts'
import { IssueSentence } from './issue-sentence.tsx'

afterEach(cleanup)

const codes = Object.keys(issueMessages) as IssueCode[]
// Pages have none of the sentences with their codes.
const english = new Map(readCatalogues(process.cwd()).messages.map(({ id, defaultMessage }) => [id, defaultMessage]))
const numbers = new Set(['limit', 'letters', 'most', 'bytes'])
const namesIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!))]

/** A value of its own for each name in the sentence of a code. */
const valuesOf = (code: IssueCode) =>
  Object.fromEntries(
    namesIn(english.get(`issues.${code}`) ?? '').map((name, at) => [name, numbers.has(name) ? 11 + at : `of-${name}`]),
  )

async function say(tag: 'en-ae' | 'ar-ae' | 'id', code: IssueCode, within: string[] = []): Promise<string> {
  const intl = createAppIntl(locales[tag]!)
  await intl.load('console')
  const { container } = render(
    <IntlContext value={intl}>
      <QueryClientProvider client={new QueryClient()}>
        <IssueSentence of={{ code, within, values: valuesOf(code) }} />
      </QueryClientProvider>
    </IntlContext>,
  )
  await waitFor(() => expect(container.textContent).not.toBe(''))
  return container.textContent ?? ''
}

describe.each(['en-ae', 'ar-ae', 'id'] as const)('what a check found, in %s', (tag) => {
  it('has a sentence of its own for every code, with each of its values', async () => {
    const said = await Promise.all(codes.map((code) => say(tag, code)))
    const without = codes.filter((code, at) =>
      Object.values(valuesOf(code)).some((value) => !said[at]?.includes(String(value))),
    )
    expect(without).toEqual([])
    expect(new Set(said).size).toBe(codes.length)
    expect(said.filter((text) => text.startsWith('issues.'))).toEqual([])
  })
})

it('says in the language of the page, and of an entry within a field which', async () => {
  expect(await say('ar-ae', 'vatDigits', ['2', 'rate'])).toBe(
    'العنصر 3، rate: لا يجوز أن يزيد على رقمين بعد الفاصلة العشرية',
  )
  expect(await say('id', 'manyLetters')).toBe('maksimal 11 karakter')
})
