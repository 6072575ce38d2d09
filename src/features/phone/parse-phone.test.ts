import { describe, expect, it } from 'vitest'
import { formatPhone, parsePhone } from './parse-phone.ts'

describe('a phone', () => {
  it('is taken apart into national number and calling code, however it was typed [V02]', () => {
    const emirati = { phone: '501234567', country_code: '971', region: 'AE' }
    expect(parsePhone('050 123 4567', 'AE')).toEqual(emirati)
    expect(parsePhone('50-123-4567', 'AE')).toEqual(emirati)
    expect(parsePhone('+971 50 123 4567', 'SA')).toEqual(emirati)
    expect(parsePhone('00971501234567', 'ID')).toEqual(emirati)
    expect(parsePhone('٠٥٠ ١٢٣ ٤٥٦٧', 'AE')).toEqual(emirati)
    expect(parsePhone('0812 3456 7890', 'ID')).toEqual({ phone: '81234567890', country_code: '62', region: 'ID' })
  })

  it('is of the country that it rings in, also where several share a calling code, and a satellite’s of none', () => {
    const regionOf = (text: string) => parsePhone(text, 'AE')?.region
    expect(['+1 415 555 2671', '+1 876 210 1234', '+44 7400 123456', '+7 912 345 6789'].map(regionOf)).toEqual([
      'US',
      'JM',
      'GB',
      'RU',
    ])
    expect(parsePhone('+881 612 345 678', 'AE')).toMatchObject({ country_code: '881', region: undefined })
  })

  it('that no network could ring is nothing, so that nothing is sent [V02]', () => {
    for (const text of ['', 'abc', '12', '000000000', '+999 123 4567', '050 123 4567 890 123'])
      expect(parsePhone(text, 'AE')).toBeUndefined()
  })

  it('is shown as people write it', () => {
    expect(formatPhone({ phone: '501234567', country_code: '971' })).toBe('+971 50 123 4567')
  })
})
