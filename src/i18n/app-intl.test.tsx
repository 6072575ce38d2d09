import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { createAppIntl } from './app-intl.ts'
import { dayMessages } from './day.messages.ts'
import { problemMessages } from './problem.messages.ts'

afterEach(cleanup)

const words = { id: 'test.app.words', defaultMessage: '', description: '' }

describe('the intl of a page', () => {
  it.each([
    ['en-ae', 'Tomorrow'],
    ['ar-sa', 'غدًا'],
    ['id', 'Besok'],
  ])('speaks the language of %s', async (prefix, text) => {
    const intl = createAppIntl(locales[prefix]!)
    await intl.load('app')
    expect(intl.formatMessage(dayMessages.tomorrow)).toBe(text)
  })

  it('keeps the words of the tenant over those of the app, whichever arrives first', async () => {
    const intl = createAppIntl(locales['en-ae']!)
    intl.override({ [dayMessages.today.id]: [{ type: 0, value: 'This very day' }] })
    await intl.load('app')
    expect(intl.formatMessage(dayMessages.today)).toBe('This very day')
    expect(intl.formatMessage(dayMessages.tomorrow)).toBe('Tomorrow')
  })

  it('puts elements where a message has room for them', () => {
    const intl = createAppIntl(locales['en-ae']!)
    intl.override({
      [words.id]: [
        { type: 0, value: 'Free ' },
        { type: 8, value: 'b', children: [{ type: 1, value: 'time' }] },
      ],
    })
    const { container } = render(<p>{intl.formatRich(words, { time: '16:30', b: (chunks) => <b>{chunks}</b> })}</p>)
    expect(container.innerHTML).toBe('<p>Free <b>16:30</b></p>')
  })

  it('says loudly in development that a message is missing', () => {
    expect(() => createAppIntl(locales['en-ae']!).formatMessage(words)).toThrow(/test\.app\.words/)
  })

  it('names a catalogue that does not exist', async () => {
    await expect(createAppIntl(locales['en-ae']!).load('nowhere')).rejects.toThrow('no catalogue nowhere in en')
  })

  it('has a sentence of its own for every way a call can fail', async () => {
    for (const prefix of ['en-ae', 'ar-ae', 'id']) {
      const intl = createAppIntl(locales[prefix]!)
      await intl.load('problem')
      const sentences = Object.values(problemMessages).map((message) => intl.formatMessage(message))
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })
})
