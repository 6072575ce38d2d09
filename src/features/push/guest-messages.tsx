import { lazy, Suspense } from 'react'
import { useApp } from '#src/context/app-context.ts'

const VisitOnDevice = lazy(() =>
  import('./parts/visit-on-device.tsx').then(({ VisitOnDevice }) => ({ default: VisitOnDevice })),
)

/** Offers who booked without an account messages about their visit on this device, where the tenant sends any (P06). */
export function GuestMessages({ id }: { id: string }) {
  const app = useApp()
  if (!app.init.settings.whitelabel_configs.push_enabled) return null
  return (
    <Suspense>
      <VisitOnDevice id={id} />
    </Suspense>
  )
}
