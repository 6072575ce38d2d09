import { useState } from 'react'
import * as steps from '#src/features/install/install-steps.css.ts'
import { isInstalled } from '#src/features/install/is-installed.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages as check } from '../device-check.messages.ts'
import { allowSteps, allowWayOf } from './allow-way.ts'
import { messages } from './allow.messages.ts'

/** How this browser allows again what was refused there, step by step. */
export function AllowGuide() {
  const intl = useIntl()
  const format = useFormat()
  const [way] = useState(() => allowWayOf(navigator, isInstalled()))
  const texts = [
    ...allowSteps[way].map((step) => intl.formatMessage(step)),
    intl.formatMessage(messages.thenHere, { button: intl.formatMessage(check.tryAgain) }),
  ]
  return (
    <Note kind="warning" role="status" title={intl.formatMessage(check.refused)}>
      <Stack gap={3}>
        <ol className={steps.steps}>
          {texts.map((text, index) => (
            <li key={text}>
              <span className={steps.number} aria-hidden>
                {format.number(index + 1)}
              </span>
              <Text as="p">{text}</Text>
            </li>
          ))}
        </ol>
        <Text as="p" size="1" tone="quiet">
          {intl.formatMessage(messages.deviceToo)}
        </Text>
      </Stack>
    </Note>
  )
}
