import { useEffect, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import * as css from '#src/features/install/install-steps.css.ts'
import { isInstalled } from '#src/features/install/is-installed.ts'
import { textIn } from '#src/features/localised-text.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { messages as push } from '../push.messages.ts'
import { blockedGuides } from './blocked-guides.ts'
import { messages } from './blocked.messages.ts'
import { blockedWayOf, type BlockedWay } from './blocked-way.ts'

/** How this browser allows again what was refused there, step by step. Nobody is asked again by themselves. */
export function BlockedGuide() {
  const { intl: texts } = useApp()
  const [way, setWay] = useState<BlockedWay>()
  useEffect(() => {
    let isShown = true
    // Without its words the sentence above has to do.
    void texts.load('blocked').then(
      () => isShown && setWay(blockedWayOf(navigator, isInstalled())),
      () => undefined,
    )
    return () => void (isShown = false)
  }, [texts])
  return way ? <Steps way={way} /> : null
}

function Steps({ way }: { way: BlockedWay }) {
  const intl = useIntl()
  const format = useFormat()
  const { init, locale } = useApp()
  const { steps, more, note } = blockedGuides[way]
  const name = textIn(init.settings.whitelabel_configs.name, locale.language)
  const texts = [
    ...steps.map((step) => intl.formatMessage(step, { name })),
    intl.formatMessage(messages.thenHere, { button: intl.formatMessage(push.turnOn) }),
  ]
  return (
    <Stack gap={3}>
      <ol className={css.steps}>
        {texts.map((text, index) => (
          <li key={text}>
            <span className={css.number} aria-hidden>
              {format.number(index + 1)}
            </span>
            <Stack gap={1}>
              <Text as="p">{text}</Text>
              {more && index === steps.length - 1 ? (
                <Text as="p" size="1" tone="quiet">
                  {intl.formatMessage(more)}
                </Text>
              ) : null}
            </Stack>
          </li>
        ))}
      </ol>
      {note ? (
        <Text as="p" size="1" tone="quiet">
          {intl.formatMessage(note)}
        </Text>
      ) : null}
    </Stack>
  )
}
