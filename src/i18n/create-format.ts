import type { Language } from '#contract/locale'
import { wallClock } from '#contract/wall-clock'
import type { Money } from '#contract/wire'
import type { AppIntl } from './app-intl.ts'
import { dayMessages } from './day.messages.ts'
import { createDates, type Dates, type Instant } from './dates.ts'
import { dateFormat, listFormat, numberFormat } from './intl-formats.ts'
import { languageMessages } from './language.messages.ts'
import { zoneMessages } from './zone.messages.ts'

export type Format = Pick<Dates, 'time' | 'longDay' | 'weekday' | 'month'> & {
  /** "Today", "Tomorrow" or "Tue 24 Nov"; without `now`, which only a browser knows, the date. */
  day: (instant: Instant, timeZone: string, now?: Date | null) => string
  /** "Today, 16:30": day and time on their own. */
  dayAndTime: (instant: Instant, timeZone: string, now?: Date | null) => string
  /** "today at 16:30", "hari ini pukul 16.30": the same within a sentence. */
  moment: (instant: Instant, timeZone: string, now?: Date | null) => string
  /** "AED 350", "350 ر.س", "Rp 450.000": without decimals, since fees have none. */
  money: (money: Money) => string
  /** "AED 350", "Rp 450 rb": a shorter form without rounding. */
  shortMoney: (money: Money) => string
  /** "AED", "ر.س", "Rp": the sign of a currency beside an amount. */
  currency: (currency: string) => string
  /** "850 m", then "2.4 km" */
  distance: (metres: number) => string
  number: (value: number) => string
  /** "Arabic, English and Urdu" */
  list: (items: readonly string[]) => string
  /** "Arabic, English or Urdu" */
  anyOf: (items: readonly string[]) => string
  /** The name, in the language of the page, of a language by its English name in the directory. */
  languageName: (english: string) => string
  /** "Dubai time" */
  zoneName: (timeZone: string) => string
  /** The twelve months: "January" */
  months: () => string[]
}

/**
 * Dates, times, money and distances for one locale. Calendar, digits and zone are always given to Intl and never
 * left to the device. What is in rendered HTML (money, names, short days) is written from our own tables, since engines have
 * different versions of the language data and the page must be the same in both. Lists are old enough to agree.
 */
export function createFormat(intl: Pick<AppIntl, 'locale' | 'formatMessage'>): Format {
  const { intl: tag, language } = intl.locale
  const dates = createDates(tag)
  const number = (value: number, maximumFractionDigits = 0) =>
    numberFormat(`${tag} ${maximumFractionDigits}`).format(value)
  const symbolOf = (currency: string) => currencySymbols[language]?.[currency] ?? currency
  const distanceUnit = units[language]
  const lists = (type: Intl.ListFormatType) => listFormat(`${listTags[language]} ${type}`)

  const withSymbol = (amount: string, currency: string) => {
    const symbol = symbolOf(currency)
    return language === 'ar' ? `${amount}\u00a0${symbol}` : `${symbol}\u00a0${amount}`
  }

  const day: Format['day'] = (instant, timeZone, now) => {
    const ahead = now ? wallClock(instant, timeZone).days - wallClock(now, timeZone).days : undefined
    if (ahead === 0) return intl.formatMessage(dayMessages.today)
    if (ahead === 1) return intl.formatMessage(dayMessages.tomorrow)
    return dates.shortDay(instant, timeZone)
  }
  /** "Today" begins with a lower-case letter inside a sentence; the name of a month does not. */
  const dayWithin: Format['day'] = (instant, timeZone, now) => {
    const [near, date] = [day(instant, timeZone, now), day(instant, timeZone)]
    return near === date ? date : near.toLowerCase()
  }

  return {
    time: dates.time,
    longDay: dates.longDay,
    weekday: dates.weekday,
    month: dates.month,
    day,
    dayAndTime: (instant, timeZone, now) =>
      day(instant, timeZone, now) + beforeTime[language].alone + dates.time(instant, timeZone),
    moment: (instant, timeZone, now) =>
      dayWithin(instant, timeZone, now) + beforeTime[language].within + dates.time(instant, timeZone),
    money: ({ amount, currency }) => withSymbol(number(amount), currency),
    shortMoney: ({ amount, currency }) => {
      const unit = greatUnits[language].find(({ from, of }) => amount >= from && amount % (of / 1000) === 0)
      return withSymbol(unit ? number(amount / unit.of, 3) + unit.name : number(amount), currency)
    },
    currency: symbolOf,
    distance: (metres) =>
      metres < 950
        ? `${number(Math.max(50, Math.round(metres / 50) * 50))}\u00a0${distanceUnit.metres}`
        : `${number(metres / 1000, metres < 9950 ? 1 : 0)}\u00a0${distanceUnit.kilometres}`,
    number: (value) => number(value),
    list: (items) => lists('conjunction').format(items),
    anyOf: (items) => lists('disjunction').format(items),
    languageName: (english) => {
      const message = languageMessages[english.toLowerCase() as keyof typeof languageMessages] as
        | (typeof languageMessages)[keyof typeof languageMessages]
        | undefined
      return message ? intl.formatMessage(message) : english
    },
    zoneName: (timeZone) => {
      const message = zoneMessages[timeZone as keyof typeof zoneMessages] as
        | (typeof zoneMessages)[keyof typeof zoneMessages]
        | undefined
      return message ? intl.formatMessage(message) : nameOfZone(tag, timeZone)
    },
    months: () => Array.from({ length: 12 }, (_, month) => dates.monthName(new Date(Date.UTC(2026, month)), 'UTC')),
  }
}

const units: Record<Language, { metres: string; kilometres: string }> = {
  en: { metres: 'm', kilometres: 'km' },
  ar: { metres: 'م', kilometres: 'كم' },
  id: { metres: 'm', kilometres: 'km' },
}

/** Units for large amounts, as in rupiah: thousands and millions. */
const greatUnits: Record<Language, readonly { from: number; of: number; name: string }[]> = {
  en: [millions('M'), thousands('K')],
  ar: [millions('\u00a0مليون'), thousands('\u00a0ألف')],
  id: [millions('\u00a0jt'), thousands('\u00a0rb')],
}

function millions(name: string) {
  return { from: 1_000_000, of: 1_000_000, name }
}

function thousands(name: string) {
  return { from: 100_000, of: 1_000, name }
}

/** Separators between a day and a time: on their own, and within a sentence. */
const beforeTime: Record<Language, { alone: string; within: string }> = {
  en: { alone: ', ', within: ' at ' },
  ar: { alone: '، ', within: ' الساعة ' },
  id: { alone: ', ', within: ' pukul ' },
}

/** British English, without a comma before "and", in every country. */
const listTags: Record<Language, string> = { en: 'en-GB', ar: 'ar', id: 'id' }

/** A currency without a sign in a language is written by its code. */
const currencySymbols: Partial<Record<Language, Partial<Record<string, string>>>> = {
  en: { IDR: 'Rp' },
  id: { IDR: 'Rp' },
  ar: {
    AED: 'د.إ',
    SAR: 'ر.س',
    EGP: 'ج.م',
    BHD: 'د.ب',
    OMR: 'ر.ع',
    KWD: 'د.ك',
    QAR: 'ر.ق',
    JOD: 'د.أ',
    LBP: 'ل.ل',
    IDR: 'روبية',
  },
}

/** The same in summer and winter: "Central European Time", by the rules of these years. */
function nameOfZone(tag: string, timeZone: string): string {
  const generic = dateFormat(`${tag} ${JSON.stringify({ timeZone, timeZoneName: 'longGeneric' })}`)
  const parts = generic.formatToParts(Date.UTC(2026, 0))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
