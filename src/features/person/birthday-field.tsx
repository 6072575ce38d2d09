import { dobFormats, type DobFormat } from '#contract/person'
import { useSecondCalendar } from '#src/features/second-calendar.tsx'
import { dayMessages } from '#src/i18n/day.messages.ts'
import { useFormat } from '#src/i18n/format.ts'
import { createHijri } from '#src/i18n/hijri.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { writeDay } from '#src/i18n/write-day.ts'
import { DateField, type DateFieldProps } from '#src/ui/date-field.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { canConvertHijri, fromHijri, toHijri } from './hijri-day.ts'
import { toDay } from './person-checks.ts'
import { messages } from './person.messages.ts'

type BirthdayFieldProps = Omit<DateFieldProps, 'partLabels' | 'months' | 'onChange' | 'hint'> & {
  /** Calendar of `value`. */
  format: DobFormat
  onChange: (typed: { birthday: string; dob_format: DobFormat }) => void
}

/**
 * A birthday in the calendar by which the person knows it, with the day of the other one below. Where nobody counts by Hijri years, and on
 * a device that cannot, there is no choice.
 */
export function BirthdayField({ format, value, onChange, ...rest }: BirthdayFieldProps) {
  const intl = useIntl()
  const { months } = useFormat()
  const second = useSecondCalendar()
  const isOffered = canConvertHijri() && (second !== null || intl.locale.country === 'sa' || format === 'hijri')
  const hijri = createHijri(intl.locale)
  const day = format === 'hijri' ? fromHijri(value) : toDay(value)
  const switchTo = (wanted: DobFormat) => {
    if (wanted === format) return
    // What is not a whole date yet stays as it was typed.
    onChange({ birthday: day ? (wanted === 'hijri' ? toHijri(day) : day) : value, dob_format: wanted })
  }
  const otherDay = () => {
    if (!isOffered || !day || !hijri) return undefined
    const noon = `${day}T12:00:00Z`
    const written =
      format === 'hijri'
        ? writeDay(intl.locale.intl, noon, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
        : intl.formatMessage(dayMessages.hijri, { day: hijri.day(noon, 'UTC') })
    return intl.formatMessage(messages.otherDay, { day: written })
  }
  return (
    <Stack gap={2}>
      <DateField
        {...rest}
        value={value}
        hint={otherDay()}
        partLabels={{
          day: intl.formatMessage(messages.day),
          month: intl.formatMessage(messages.month),
          year: intl.formatMessage(messages.year),
        }}
        months={format === 'hijri' && hijri ? hijriMonths(hijri.monthOf) : months()}
        onChange={(birthday) => onChange({ birthday, dob_format: format })}
      />
      {isOffered ? (
        <Segmented
          label={intl.formatMessage(messages.calendar)}
          value={format}
          onChange={switchTo}
          options={dobFormats.map((one) => ({ value: one, label: intl.formatMessage(messages[one]) }))}
        />
      ) : null}
    </Stack>
  )
}

/** The twelve months, each by a day of it in one year. */
const hijriMonths = (monthOf: (instant: string, timeZone: string) => string) =>
  Array.from({ length: 12 }, (_, index) => monthOf(fromHijri(`1445-${index + 1}-15`) ?? '', 'UTC'))
