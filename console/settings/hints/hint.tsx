import type { ReactNode } from 'react'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'

/** What the schema says of a field, in the language of the console; addresses and names in it are written from the left everywhere. */
export const Hint = ({ of }: { of: MessageDescriptor }) => useIntl().formatRich(of, values)

const code = (content: ReactNode) => <bdi dir="ltr">{content}</bdi>

/** What is typed with signs that messages have for themselves. */
const values = {
  code,
  file: code('asset:<name>'),
  font: code('asset:<name>.woff2'),
  room: code('{room}'),
  amounts: code('{ "AED": 100 }'),
}
