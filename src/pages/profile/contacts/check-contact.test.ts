import { describe, expect, it } from 'vitest'
import type { Account } from '#contract/account'
import { checkContact } from './check-contact.ts'

const account = {
  phone: '501234567',
  country_code: '971',
  email: 'layla@example.org',
  email_verified: true,
} as Account
const regions = ['AE', 'SA'] as const

const phone = (text: string, phoneRegion = 'AE') =>
  checkContact({ text, phoneRegion }, { kind: 'phone', account, regions: [...regions] })
const email = (text: string, given = account) =>
  checkContact({ text, phoneRegion: 'AE' }, { kind: 'email', account: given, regions: [...regions] })

describe('a new phone', () => {
  it.each([
    [' ', 'required'],
    ['12', 'phone'],
    ['+93 70 123 4567', 'notServed'],
    ['050 123 4567', 'samePhone'],
  ])('%j is %s', async (text, contact) => expect(await phone(text)).toEqual({ faults: { contact } }))

  it('is taken as its country writes it', async () => {
    expect(await phone('٠٥٠ ٩٩٩ ٨٨٧٧')).toEqual({ values: { phone: '509998877', country_code: '971' } })
    expect(await phone('050 123 4567', 'SA')).toEqual({ values: { phone: '501234567', country_code: '966' } })
  })
})

describe('a new email', () => {
  it.each([
    ['', 'required'],
    ['layla@', 'email'],
    [`${'a'.repeat(250)}@example.org`, 'email'],
    ['Layla@Example.org', 'sameEmail'],
  ])('%j is %s', async (text, contact) => expect(await email(text)).toEqual({ faults: { contact } }))

  it('is compared in lower case, and may be the one that was not proven yet', async () => {
    const values = { phone: '', country_code: '', email: 'maha@example.org' }
    expect(await email(' Maha@Example.org ')).toEqual({ values })
    expect(await email('layla@example.org', { ...account, email_verified: false })).toEqual({
      values: { phone: '', country_code: '', email: 'layla@example.org' },
    })
  })
})
