import { Fragment, type ReactNode } from 'react'
import type { Finding } from '#contract/issues/codes'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages as problems } from '#console/form/problem.messages.ts'
import { useCatalogue } from '#console/ui/use-catalogue.ts'
import { messages } from './issues.messages.ts'

type Props = { of: Finding & { within?: readonly string[] } }

/**
 * What a check found, in the language of the console; of an entry within a field with its place. Names, codes and examples keep their own
 * direction. The sentences come in a file of their own, once there is something to say.
 */
export function IssueSentence({ of: { code, values, within = [] } }: Props) {
  const intl = useIntl()
  const words = useCatalogue('issues')
  if (words.isError) return intl.formatMessage(problems.invalid)
  if (!words.isSuccess) return null
  const comma = intl.locale.language === 'ar' ? '، ' : ', '
  const listed = (parts: readonly ReactNode[]) =>
    parts.map((part, at) => (
      <Fragment key={at}>
        {at > 0 ? comma : null}
        {part}
      </Fragment>
    ))
  const shown = Object.entries(values).map(([name, value]): [string, ReactNode] => {
    if (typeof value === 'number') return [name, value]
    return [name, typeof value === 'string' ? <bdi>{value}</bdi> : listed(value.map((one) => <bdi>{one}</bdi>))]
  })
  const sentence = intl.formatRich(messageOf(code), Object.fromEntries(shown))
  if (within.length === 0) return sentence
  const places = within.map((step) =>
    /^\d+$/.test(step) ? intl.formatMessage(messages.entry, { number: Number(step) + 1 }) : <bdi>{step}</bdi>,
  )
  return (
    <>
      {listed(places)}
      {': '}
      {sentence}
    </>
  )
}

/** The message of a code: its words are in the catalogue alone. */
const messageOf = (code: Finding['code']) => ({ id: `issues.${code}`, defaultMessage: '', description: '' })
