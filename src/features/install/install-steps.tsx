import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { installGuides } from './install-guides.ts'
import { pictures } from './parts/install-pictures.tsx'
import type { InstallWay } from './install-way.ts'
import * as css from './install-steps.css.ts'

/** How one browser puts the app on the home screen: what to press, step by step, each with its picture. */
export function InstallSteps({ way }: { way: InstallWay }) {
  const intl = useIntl()
  const format = useFormat()
  const { name, steps, note } = installGuides[way]
  return (
    <Stack as="section" gap={4}>
      <h2>{intl.formatMessage(name)}</h2>
      <ol className={css.steps}>
        {steps.map(({ text, more, picture }, index) => (
          <li key={text.id}>
            <span className={css.number} aria-hidden>
              {format.number(index + 1)}
            </span>
            <Stack gap={2}>
              <Text as="p" weight="medium">
                {intl.formatMessage(text)}
              </Text>
              {more ? (
                <Text as="p" size="1" tone="quiet">
                  {intl.formatMessage(more)}
                </Text>
              ) : null}
              {pictures[picture]}
            </Stack>
          </li>
        ))}
      </ol>
      {note ? (
        <Text as="p" tone="quiet">
          {intl.formatMessage(note)}
        </Text>
      ) : null}
    </Stack>
  )
}
