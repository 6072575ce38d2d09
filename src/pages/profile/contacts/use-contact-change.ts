import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { regionOf } from '#contract/locale'
import { contactChangeMachine } from '#machines/contact-change/contact-change.machine'
import { selectDraft } from '#machines/contact-change/contact-change.selectors'
import type { ContactDraft } from '#machines/contact-change/contact-change.types'
import { useApp } from '#src/context/app-context.ts'
import { accountQuery } from '#src/queries/account.ts'
import { providePhoneCode } from '#src/session/provide-phone-code.ts'
import { useLatestCallback } from '#src/ui/use-latest-callback.ts'
import { contactDraft, type ContactKind } from './contact-draft.ts'

export type ContactChange = ActorRefFrom<typeof contactChangeMachine>

type Wanted = { kind: ContactKind; draft: ContactDraft | undefined; onChanged: () => void }

/** The change of a contact, begun where it was left. What is typed is kept on the device until the change is made. */
export function useContactChange({ kind, draft, onChanged }: Wanted): ContactChange {
  const app = useApp()
  const queryClient = useQueryClient()
  const machine = useMemo(() => contactChangeMachine.provide({ actors: { phoneCode: providePhoneCode(app) } }), [app])
  const change = useActorRef(machine, { input: { phoneRegion: regionOf(app.locale.country), draft } })
  const finish = useLatestCallback(() => {
    onChanged()
    void contactDraft(app, kind).discard()
    void queryClient.invalidateQueries({ queryKey: accountQuery(app).queryKey })
  })
  useEffect(() => {
    const drafts = contactDraft(app, kind)
    const subscription = change.subscribe({
      next: (snapshot) => {
        const next = selectDraft(snapshot)
        if (next) void drafts.keep(next)
      },
      complete: finish,
    })
    return () => subscription.unsubscribe()
  }, [app, kind, change, finish])
  useEffect(
    () => onlineManager.subscribe((isOnline) => isOnline && change.send({ type: 'connection.returned' })),
    [change],
  )
  return change
}
