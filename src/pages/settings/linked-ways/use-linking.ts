import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SocialProvider } from '#contract/social-providers'
import type { FlowProblem } from '#machines/flow-problem'
import { useApp } from '#src/context/app-context.ts'
import { leaving, openSocialEntry } from '#src/features/social-sign-in/open-social-entry.ts'
import { siteNames } from '#src/features/social-sign-in/site-names.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { eventsQuery } from '#src/queries/own-settings.ts'
import { waysQuery } from '#src/queries/own-ways.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './linked-ways.messages.ts'

type Linking = {
  /** The site that the patient leaves for, or has come back from. */
  busy: SocialProvider | undefined
  /** The site that was pressed last. */
  chosen: SocialProvider | undefined
  problem: FlowProblem | undefined
  link: (provider: SocialProvider) => void
}

/** Links a site to the account: the patient leaves for it and comes back to this page. */
export function useLinking(): Linking {
  const app = useApp()
  const intl = useIntl()
  const toast = useToast()
  const queryClient = useQueryClient()
  /** A way ends with its site; the next one is begun anew. */
  const [round, setRound] = useState(0)
  const { data: entry } = useQuery({
    queryKey: keyOf(app, 'social-link', round),
    queryFn: () => openSocialEntry(app, 'link'),
    enabled: app.init.capabilities.social !== undefined,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    meta: notKept,
  })
  const provider = useSelector(entry, (snapshot) => snapshot?.context.provider)
  const isBusy = useSelector(entry, (snapshot) => snapshot?.hasTag('busy')) ?? false
  const problem = useSelector(entry, (snapshot) => snapshot?.context.problem)
  useEffect(() => {
    const linked = () => {
      const { provider: site } = entry?.getSnapshot().context ?? {}
      if (site) toast(intl.formatMessage(messages.linkedNow, { site: siteNames[site] }))
      for (const { queryKey } of [waysQuery(app), eventsQuery(app)]) void queryClient.invalidateQueries({ queryKey })
      setRound((count) => count + 1)
    }
    const subscription = entry?.subscribe({ complete: linked })
    return () => subscription?.unsubscribe()
  }, [entry, toast, intl, app, queryClient])
  useEffect(() => leaving(entry), [entry])
  return {
    busy: isBusy ? provider : undefined,
    chosen: provider,
    problem,
    // Also where the way is still being opened: the press is not lost.
    link: (site) => void openSocialEntry(app, 'link').then((way) => way.send({ type: 'site.chosen', provider: site })),
  }
}
