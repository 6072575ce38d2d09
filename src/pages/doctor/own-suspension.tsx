import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { PractitionerDetail } from '#contract/directory'
import { type AppContext, useApp } from '#src/context/app-context.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { useViewer } from '#src/session/use-viewer.ts'

/** For a signed-in patient who cannot book at present (P04), before they spend time on choosing; nothing for anybody else, for whom nothing is loaded. */
export function OwnSuspension({ doctor, facilityId }: { doctor: PractitionerDetail; facilityId: string | undefined }) {
  const isPatient = useViewer().kind === 'patient'
  const { data } = useQuery({ ...ownSuspensionQuery(useApp()), enabled: isPatient })
  if (!data) return null
  const clinic = doctor.locations.find(({ facility_id: id }) => id === facilityId) ?? doctor.locations[0]
  return (
    <Suspense>
      <SuspensionNote reason={data.suspension_reason} clinic={clinic} />
    </Suspense>
  )
}

const SuspensionNote = lazyRouteComponent(
  () => import('#src/features/suspension/suspension-note.tsx'),
  'SuspensionNote',
)

/** The account of who is suspended; null of anybody else. What shows it is loaded with it. */
const ownSuspensionQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'own-suspension'),
    queryFn: async () => {
      const { accountQuery } = await import('#src/queries/account.ts')
      const account = await app.queryClient.fetchQuery(accountQuery(app))
      if (!account.suspended_to_book) return null
      await Promise.all([SuspensionNote.preload?.(), app.intl.load('problem')])
      return account
    },
    staleTime: 30_000,
    meta: notKept,
  })
