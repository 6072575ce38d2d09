import { parse } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pseudo, pseudoTexts } from './pseudo-texts.ts'

const root = join(import.meta.dirname, '../../..')

it('a pseudo text is longer, and has no letter of ordinary English', () => {
  expect(pseudo('Find a doctor', 'en-XA')).toBe('Ƒííńď áá ďóóćťóóŕ')
  expect(pseudo('Book', 'en-XB')).toBe('\u202eɃóóóóķ\u202c')
})

it('every text of the app has one, with the same values, plurals and tags', () => {
  const texts = pseudoTexts(root, 'en-XA')
  const text = new Map(texts.map(({ id, message }) => [id, message]))
  expect(text.size).toBe(texts.length)
  for (const { id, message } of texts) {
    const words = JSON.stringify(parse(message)).matchAll(/"type":0,"value":"([^"]*)"/g)
    expect([id, ...[...words].filter(([, word = '']) => /[a-z]/i.test(word))]).toEqual([id])
  }
  const option = new IntlMessageFormat(text.get('care.slotPicker.serviceOption')!, 'en')
  expect(option.format({ name: 'Visit', minutes: 1, fee: 'AED 9' })).toBe('Visit, 1 ɱííńúúťéé, AED 9')
})
