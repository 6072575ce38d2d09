import { lazy, Suspense, type ComponentProps } from 'react'

const ScreenShare = lazy(() => import('./screen-share.tsx'))

/** Whether this browser can show a screen: those of phones cannot. */
export const canShareScreen = (): boolean =>
  'mediaDevices' in navigator && typeof navigator.mediaDevices?.getDisplayMedia === 'function'

/** The button that shows a screen, loaded after the call. */
export const LaterScreenShare = (props: ComponentProps<typeof ScreenShare>) => (
  <Suspense>
    <ScreenShare {...props} />
  </Suspense>
)
