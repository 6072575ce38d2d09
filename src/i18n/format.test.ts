import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { createAppIntl } from './app-intl.ts'
import { createFormat, type Format } from './create-format.ts'
import { weekdayName, weekdaysOf } from './weekdays.ts'

const formats: Record<string, Format> = {}
beforeAll(async () => {
  for (const prefix of ['en-ae', 'ar-sa', 'id', 'en']) {
    const intl = createAppIntl(locales[prefix]!)
    await intl.load('app')
    formats[prefix] = createFormat(intl)
  }
})
const of = (prefix: string) => formats[prefix]!

const half = '2026-11-24T12:30:00Z'

describe('times and days', () => {
  it.each([
    ['en-ae', 'Asia/Dubai', '16:30', 'Tue 24 Nov', 'Tuesday 24 November 2026'],
    ['ar-sa', 'Asia/Riyadh', '15:30', 'الثلاثاء 24 نوفمبر', 'الثلاثاء 24 نوفمبر 2026'],
    ['id', 'Asia/Jakarta', '19.30', 'Sel 24 Nov', 'Selasa 24 November 2026'],
    ['en', 'Asia/Jakarta', '19:30', 'Tue 24 Nov', 'Tuesday 24 November 2026'],
  ])('in %s are written as people there write them, in Western digits', (prefix, zone, time, day, longDay) => {
    const format = of(prefix)
    expect([format.time(half, zone), format.day(half, zone), format.longDay(half, zone)]).toEqual([time, day, longDay])
  })

  it('says today and tomorrow by the calendar of the clinic', () => {
    // 23:30 on Monday in London is already Tuesday in Dubai.
    const now = new Date('2026-11-23T23:30:00Z')
    expect(of('en-ae').day(half, 'Asia/Dubai', now)).toBe('Today')
    expect(of('en-ae').day(half, 'Europe/London', now)).toBe('Tomorrow')
    expect(of('ar-sa').day('2026-11-25T06:00:00Z', 'Asia/Riyadh', now)).toBe('غدًا')
    expect(of('id').day('2026-11-26T06:00:00Z', 'Asia/Jakarta', now)).toBe('Kam 26 Nov')
  })

  it('says day and time by themselves and within a sentence', () => {
    const now = new Date('2026-11-24T06:00:00Z')
    const texts = (prefix: string, instant: string) => {
      const { dayAndTime, moment } = of(prefix)
      return [dayAndTime(instant, 'Asia/Jakarta', now), moment(instant, 'Asia/Jakarta', now)]
    }
    expect(texts('en-ae', half)).toEqual(['Today, 19:30', 'today at 19:30'])
    expect(texts('ar-sa', half)).toEqual(['اليوم، 19:30', 'اليوم الساعة 19:30'])
    expect(texts('id', half)).toEqual(['Hari ini, 19.30', 'hari ini pukul 19.30'])
    expect(texts('id', '2026-11-26T01:00:00Z')).toEqual(['Kam 26 Nov, 08.00', 'Kam 26 Nov pukul 08.00'])
  })

  it('says of a time that the clock shows twice by how much it is ahead', () => {
    const now = new Date('2027-10-30T10:00:00Z')
    const shown = (prefix: string) => {
      const { time, dayAndTime, moment } = of(prefix)
      const [first, second, after] = ['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z', '2027-10-31T02:30:00Z'] as const
      const zone = 'Europe/Berlin'
      return [time(first, zone), dayAndTime(second, zone, now), moment(second, zone, now), moment(after, zone, now)]
    }
    expect(shown('en-ae')).toEqual([
      '02:30 GMT+2',
      'Tomorrow, 02:30 GMT+1',
      'tomorrow at 02:30 GMT+1',
      'tomorrow at 03:30',
    ])
    expect(shown('ar-sa')[1]).toBe('غدًا، 02:30 GMT+1')
    expect(shown('id')[2]).toBe('besok pukul 02.30 GMT+1')
  })

  it('has short weekdays that fit over a number, by the calendar of the clinic', () => {
    const week = ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}T23:00:00Z`)
    const shown = (prefix: string) => week.map((instant) => of(prefix).weekday(instant, 'Asia/Riyadh'))
    expect(shown('ar-sa')).toEqual(['اثن', 'ثلا', 'أرب', 'خمي', 'جمع', 'سبت', 'أحد'])
    expect(shown('id')).toEqual(['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'])
    expect(of('ar-sa').weekday(week[0]!, 'Asia/Riyadh', 'long')).toBe('الاثنين')
  })

  it('starts the week where the country does, Monday in Indonesian [K06]', () => {
    const names = (prefix: string) =>
      weekdaysOf(locales[prefix]!).map((iso) => weekdayName(createFormat(createAppIntl(locales[prefix]!)), iso))
    expect(weekdaysOf(locales['id']!)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(names('id')[0]).toBe('Senin')
    expect(names('ar-sa')[0]).toBe('الأحد')
    expect(names('en-in')[0]).toBe('Sunday')
    expect(names('en-ma')).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
  })
})

describe('money, distances and lists', () => {
  it.each([
    ['en-ae', 'AED', 'AED\u00a01,350'],
    ['ar-sa', 'SAR', '1,350\u00a0ر.س'],
    ['id', 'IDR', 'Rp\u00a01.350'],
    ['id', 'AED', 'AED\u00a01.350'],
  ])('in %s write %s as %s', (prefix, currency, text) => {
    expect(of(prefix).money({ amount: 1350, currency })).toBe(text)
    expect(text).toContain(of(prefix).currency(currency))
  })

  it.each([
    ['id', 'IDR', 450_000, 'Rp\u00a0450\u00a0rb'],
    ['id', 'IDR', 1_250_000, 'Rp\u00a01,25\u00a0jt'],
    ['en', 'IDR', 450_000, 'Rp\u00a0450K'],
    ['en-ae', 'AED', 1250, 'AED\u00a01,250'],
    // Nothing is rounded away.
    ['id', 'IDR', 450_750, 'Rp\u00a0450,75\u00a0rb'],
    ['id', 'IDR', 1_250_750, 'Rp\u00a01.250,75\u00a0rb'],
  ])('in %s say in little room of %s %i: %s', (prefix, currency, amount, text) => {
    expect(of(prefix).shortMoney({ amount, currency })).toBe(text)
  })

  it('gives distances in metres while they are walked, then in kilometres', () => {
    expect([40, 470, 2440, 12_300].map((metres) => of('en-ae').distance(metres))).toEqual([
      '50\u00a0m',
      '450\u00a0m',
      '2.4\u00a0km',
      '12\u00a0km',
    ])
    expect(of('id').distance(2440)).toBe('2,4\u00a0km')
    expect(of('ar-sa').distance(2440)).toBe('2.4\u00a0كم')
  })

  it('joins names as each language does', () => {
    const speaks = (prefix: string) =>
      of(prefix).list(['Arabic', 'English', 'Urdu'].map((name) => of(prefix).languageName(name)))
    expect(speaks('en-ae')).toBe('Arabic, English and Urdu')
    expect(speaks('ar-sa')).toBe('العربية والإنجليزية والأردية')
    expect(speaks('id')).toBe('Arab, Inggris, dan Urdu')
    expect(of('en-ae').list(['Arabic'])).toBe('Arabic')
    expect(of('id').list([])).toBe('')
    expect(['en-ae', 'en', 'ar-sa', 'id'].map((prefix) => of(prefix).anyOf(['A', 'B', 'C']))).toEqual([
      'A, B or C',
      'A, B or C',
      'A أو B أو C',
      'A, B, atau C',
    ])
  })

  it('names the zone as people do, and a zone it does not know in words too', () => {
    expect(of('en-ae').zoneName('Asia/Dubai')).toBe('Dubai time')
    expect(of('id').zoneName('Asia/Jakarta')).toBe('WIB')
    // Not the name of winter's time alone, which would be wrong in summer.
    expect(of('en-ae').zoneName('Europe/Paris')).toBe('Central European Time')
    expect(of('en-ae').zoneName('Europe/London')).toBe('United Kingdom Time')
  })

  it('leaves a language it has no word for as the directory writes it', () => {
    expect(of('ar-sa').languageName('Esperanto')).toBe('Esperanto')
  })
})
