import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { AppContext } from '#src/context/app-context.ts'
import { useApp } from '#src/context/app-context.ts'
import { openSocialEntry, type SocialEntryActor } from '#src/features/social-sign-in/open-social-entry.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { openSignIn } from '../sign-in-flow.ts'

/** The way in by another site, once it is open; one over all steps of the page. Undefined too where the tenant offers no site. */
export function useSocialEntry(): SocialEntryActor | undefined {
  const app = useApp()
  return useQuery({
    queryKey: keyOf(app, 'social-entry'),
    queryFn: () => open(app),
    enabled: app.init.capabilities.social !== undefined,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    meta: notKept,
  }).data
}

/** Whether what the patient came back with is being checked, or was right: nothing else is asked then. */
export function useIsEntering(): boolean {
  const entry = useSocialEntry()
  const isOffered = useApp().init.capabilities.social !== undefined
  const isEntering = useSelector(entry, (snapshot) => snapshot?.matches('arriving') || snapshot?.matches('entered'))
  return isOffered && (isEntering ?? true)
}

/** Fills in what the site says of somebody new, where nothing was typed before: they can change all of it. */
const open = (app: AppContext) =>
  openSocialEntry(app, {
    onNewcomer: async ({ first_name: firstName, last_name: lastName, email = '' }) => {
      const signIn = await openSignIn(app)
      const phone = app.init.capabilities.email ? email : ''
      signIn.send({
        type: 'answers.changed',
        answers: { firstName, lastName, email, ...(phone && { phone }) },
      })
    },
  })
