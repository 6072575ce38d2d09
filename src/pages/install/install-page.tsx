import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { messages as guide } from '#src/features/install/install-guide.messages.ts'
import { installGuides } from '#src/features/install/install-guides.ts'
import { messages } from '#src/features/install/install.messages.ts'
import { InstallSteps } from '#src/features/install/install-steps.tsx'
import { installWayOf, installWays, isInstallWay } from '#src/features/install/install-way.ts'
import { isInstalled } from '#src/features/install/is-installed.ts'
import { OpenInBrowser } from '#src/features/install/open-in-browser.tsx'
import { useInstallation } from '#src/features/install/use-installation.ts'
import { textIn } from '#src/features/localised-text.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { RowLink, Rows } from '#src/ui/rows.tsx'
import * as css from './install.css.ts'

/** How to put the app on the home screen: in this browser, or in the one that the address names (`on`). */
export function InstallPage() {
  const intl = useIntl()
  const links = useLinks()
  const { init, locale } = useApp()
  const { search } = usePage()
  const [isInside] = useState(() => isInstalled())
  const [own] = useState(() => installWayOf(navigator))
  const asked = typeof search.on === 'string' ? search.on : undefined
  const way = isInstallWay(asked) ? asked : own
  const { way: state, install } = useInstallation()
  const name = textIn(init.settings.whitelabel_configs.name, locale.language)
  return (
    <Wrap width="narrow">
      <div className={css.page}>
        <Stack gap={6}>
          <Stack gap={2}>
            <h1>{intl.formatMessage(guide.title, { name })}</h1>
            <Text as="p" tone="quiet">
              {intl.formatMessage(messages.why)}
            </Text>
          </Stack>
          {isInside ? (
            <Note kind="success" title={intl.formatMessage(messages.inside)}>
              {intl.formatMessage(messages.insideWhy)}
            </Note>
          ) : null}
          {state === 'within' ? <OpenInBrowser /> : null}
          <div role="status">
            {state === 'installed' && !isInside ? (
              <Note kind="success" title={intl.formatMessage(messages.done)}>
                {intl.formatMessage(messages.doneWhy)}
              </Note>
            ) : null}
          </div>
          {state === 'prompt' ? (
            <Button size="large" block onClick={() => void install()}>
              {intl.formatMessage(messages.put)}
            </Button>
          ) : null}
          {isInside && way === own ? null : <InstallSteps way={way} />}
          <Stack as="section" gap={3}>
            <h2>{intl.formatMessage(guide.others)}</h2>
            <Rows>
              {installWays
                .filter((other) => other !== way)
                .map((other) => (
                  <RowLink
                    key={other}
                    href={links.path('install', { on: other })}
                    end={<Icon of={ChevronRight} size="small" flip />}
                  >
                    {intl.formatMessage(installGuides[other].name)}
                  </RowLink>
                ))}
            </Rows>
          </Stack>
        </Stack>
      </div>
    </Wrap>
  )
}
