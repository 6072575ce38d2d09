import { useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { textIn } from '#src/features/localised-text.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { messages } from './install-guide.messages.ts'
import { steps } from './install-guide.css.ts'

type System = 'apple' | 'android' | 'computer'

const guides = {
  apple: { heading: messages.appleHeading, steps: [messages.appleOpen, messages.appleShare, messages.appleAdd] },
  android: { heading: messages.androidHeading, steps: [messages.androidMenu, messages.androidAdd] },
  computer: { heading: messages.computerHeading, steps: [messages.computerAdd] },
} as const

/**
 * How to put the app on the home screen where the browser offers no installation: for this device first, then for the others.
 */
export function InstallGuide({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const { init, locale } = useApp()
  const [here] = useState(() => systemOf(navigator))
  const systems: System[] = ['apple', 'android', 'computer']
  const name = textIn(init.settings.whitelabel_configs.name, locale.language)
  return (
    <Sheet title={intl.formatMessage(messages.title, { name })} open onClose={onClose}>
      <Stack gap={5}>
        <p>{intl.formatMessage(messages.why)}</p>
        {systems
          .toSorted((one, other) => Number(other === here) - Number(one === here))
          .map((system) => (
            <Stack key={system} gap={2}>
              <Text as="h3" size="2" weight="strong">
                {intl.formatMessage(guides[system].heading)}
              </Text>
              {guides[system].steps.length === 1 ? (
                <p>{intl.formatMessage(guides[system].steps[0])}</p>
              ) : (
                <ol className={steps}>
                  {guides[system].steps.map((step) => (
                    <li key={step.id}>{intl.formatMessage(step)}</li>
                  ))}
                </ol>
              )}
            </Stack>
          ))}
      </Stack>
    </Sheet>
  )
}

/** An iPad's user agent is that of a Mac, but no Mac has a touch screen. */
function systemOf({ userAgent, maxTouchPoints }: Navigator): System {
  if (/Android/.test(userAgent)) return 'android'
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1) ? 'apple' : 'computer'
}
