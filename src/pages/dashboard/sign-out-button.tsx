import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { messages } from '#src/features/own-pages/own.messages.ts'
import * as css from '#src/features/own-pages/own.css.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { useLinks } from '#src/routes/links.ts'
import { signOut } from '#src/session/sign-out.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'

/** For whoever finds somebody else signed in on a shared device. */
export function NotYou() {
  const intl = useIntl()
  const { leave } = useLeave()
  return <TextButton onClick={() => void leave()}>{intl.formatMessage(messages.notYou)}</TextButton>
}

/** Signs out of this device, and says what goes with it. The page is loaded anew, so that its memory is empty too. */
export function SignOut() {
  const app = useApp()
  const intl = useIntl()
  const { isBusy, leave } = useLeave()
  const { data: unsent = 0 } = useQuery({
    queryKey: keyOf(app, 'unsent'),
    queryFn: async () => (await outboxStore(app.tenant).list()).length,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })
  return (
    <div className={css.signOut}>
      {unsent > 0 ? <Note kind="warning">{intl.formatMessage(messages.unsent)}</Note> : null}
      <Button tone="secondary" icon={LogOut} busy={isBusy} onClick={() => void leave()}>
        {intl.formatMessage(isBusy ? messages.signingOut : messages.signOut)}
      </Button>
      <Text as="p" tone="quiet" size="1">
        {intl.formatMessage(messages.signOutDetail)}
      </Text>
    </div>
  )
}

function useLeave() {
  const app = useApp()
  const links = useLinks()
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await signOut(app)
    } finally {
      window.location.replace(links.home())
    }
  }
  return { isBusy, leave }
}
