import { lazy, Suspense, type ComponentProps } from 'react'
import { deviceSpeech } from './device-speech.ts'

const Captions = lazy(() => import('./captions.tsx'))

/** The button for captions, loaded after the call, where this browser recognises speech on the device. */
export const LaterCaptions = (props: Omit<ComponentProps<typeof Captions>, 'speech'>) => {
  const speech = deviceSpeech()
  return speech ? (
    <Suspense>
      <Captions {...props} speech={speech} />
    </Suspense>
  ) : null
}
