import { lazy, Suspense, type ReactNode } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import { isInWrapper } from './in-app/is-in-wrapper.ts'

const DeviceOffer = lazy(() => import('./parts/device-offer.tsx').then(({ DeviceOffer }) => ({ default: DeviceOffer })))

/**
 * Offers a signed-in patient messages on this device, where the tenant sends any (P06) and nobody else offers them: OneSignal does by itself, and
 * so does an app around this one. `otherwise` stands where there is nothing to offer.
 */
export function MessagesOffer({ otherwise }: { otherwise?: ReactNode }) {
  const app = useApp()
  const isPatient = useViewer().kind === 'patient'
  const { push_enabled: isSent, push_identifier: application } = app.init.settings.whitelabel_configs
  const { in_app_push: inApp } = app.init.settings.whitelabel_configs
  if (!isSent || application !== undefined || !isPatient || (inApp !== undefined && isInWrapper(navigator.userAgent)))
    return otherwise
  return (
    <Suspense>
      <DeviceOffer otherwise={otherwise} />
    </Suspense>
  )
}
