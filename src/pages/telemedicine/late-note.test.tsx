import { act, cleanup, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { telemedicineMachine } from '#machines/telemedicine/telemedicine.machine'
import { useApp } from '#src/context/app-context.ts'
import { createOwnMedia } from '#src/features/device-check/own-media.ts'
import { createCallView } from '#src/features/video-room/call-view.ts'
import { fakeBrowser } from '#tests/support/own-media'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { videoVisits } from '#tests/support/video-visit'
import { RoomStep } from './room-step.tsx'
import { CallContext, Telemedicine } from './telemedicine-context.ts'

beforeEach(fillTestDom)
afterEach(async () => {
  cleanup()
  await forgetOwnPages()
})

function WithWords() {
  const { intl } = useApp()
  const [hasWords, setWords] = useState(false)
  useEffect(() => void intl.load('telemedicine').then(() => setWords(true)), [intl])
  const [call] = useState(() => ({ media: createOwnMedia(fakeBrowser().browser), view: createCallView() }))
  return hasWords ? (
    <CallContext value={call}>
      <RoomStep />
    </CallContext>
  ) : null
}

async function showAt(lateAt: string) {
  const visit = { ...videoVisits.open, late_at: lateAt }
  const context = {
    ...{ appointmentNumber: 'A-1', visit, isChecked: true, hasMet: false },
    ...{ endedBy: undefined, feedback: undefined, problem: undefined },
  }
  const snapshot = telemedicineMachine.resolveState({ value: { room: 'waiting' }, context })
  await showOwnPage(
    <Telemedicine.Provider options={{ snapshot, input: { appointmentNumber: 'A-1' } }}>
      <WithWords />
    </Telemedicine.Provider>,
    { at: 'telemedicine', answers: {} },
  )
  await screen.findByText('The doctor can see that you are here')
}
const late = /^The doctor is late\. You can wait here until \d+:\d\d/

it('says that the doctor is late, and until when the patient can wait', async () => {
  await showAt(new Date(Date.now() - 60_000).toISOString())
  expect(await screen.findByText(late)).toBeTruthy()
})

it('says nothing of it before', async () => {
  await showAt(new Date(Date.now() + 600_000).toISOString())
  // What time it is is known after the first drawing.
  await act(async () => {})
  expect(screen.queryByText(late)).toBeNull()
})
