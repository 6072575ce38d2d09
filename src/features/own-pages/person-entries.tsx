import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useApp } from '#src/context/app-context.ts'
import { ClearDevice } from '#src/features/clear-device/clear-device.tsx'
import { isInstalled } from '#src/features/install/is-installed.ts'
import { isInWrapper } from '#src/features/push/in-app/is-in-wrapper.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { RowButton, RowLink, Rows } from '#src/ui/rows.tsx'
import { ownPageList } from './parts/own-page-list.ts'
import { messages } from './own.messages.ts'
import { UnsentNote } from '#src/features/unsent-changes/unsent-note.tsx'
import { useLeave } from '#src/features/unsent-changes/use-leave.tsx'

type Pages = readonly (typeof ownPageList)[number]['of'][]

/**
 * What concerns the person at this device: who is signed in, some of their pages, and the ways out, which on a shared device must be in reach.
 * Who is not signed in finds how to clear it, and how the app gets on the home screen.
 */
export function PersonEntries({ pages }: { pages: Pages }) {
  const intl = useIntl()
  const links = useLinks()
  const { kind } = useViewer()
  return (
    <Stack gap={3}>
      {kind === 'patient' ? <OfPatient pages={pages} /> : null}
      {isInstalled() || isInWrapper(navigator.userAgent) ? null : (
        <Rows>
          <RowLink icon={Smartphone} href={links.path('install')}>
            {intl.formatMessage(messages.install)}
          </RowLink>
        </Rows>
      )}
      <ClearDevice />
    </Stack>
  )
}

function OfPatient({ pages }: { pages: Pages }) {
  const intl = useIntl()
  const links = useLinks()
  const { screen } = usePage()
  const { isBusy, leave, question } = useLeave()
  const { data: account } = useQuery(accountQuery(useApp()))
  const name = account && `${account.first_name} ${account.last_name}`.trim()
  return (
    <>
      {name ? (
        <Text as="p" tone="quiet">
          {intl.formatRich(messages.signedInAs, { name: <bdi>{name}</bdi> })}
        </Text>
      ) : null}
      <UnsentNote />
      <Rows>
        {ownPageList
          .filter(({ of }) => pages.includes(of))
          .map(({ path, message, of }) => (
            <RowLink key={of} href={links.path(path)} aria-current={of === screen ? 'page' : undefined}>
              {intl.formatMessage(message)}
            </RowLink>
          ))}
        <RowButton aria-busy={isBusy} disabled={isBusy} onClick={() => void leave()}>
          {intl.formatMessage(isBusy ? messages.signingOut : messages.notYou)}
        </RowButton>
      </Rows>
      {question}
    </>
  )
}
