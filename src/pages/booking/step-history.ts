import type { RouterHistory } from '@tanstack/react-router'
import type { ActorRefFrom } from 'xstate'
import type { bookingMachine } from '#machines/booking/booking.machine'
import { selectScreen } from '#machines/booking/booking.selectors'
import { checkPatient } from './check-patient.ts'
import { depthOf, moveTo, stepOf, stepOfScreen, type Place, type Step } from './step-moves.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry is a step of a booking, and the steps before it stand below it. */
    isBookingStep?: true
  }
}

export type StepHistoryParts = {
  history: RouterHistory
  booking: ActorRefFrom<typeof bookingMachine>
  addressOf: (step: Step) => string
  /** Address of what is shown where nothing was before the booking. */
  doctor: string
  go: (address: string, going?: { replace?: boolean }) => void
  /** Shows where the step begins once it is drawn: its top, or the field that was asked for. */
  showStart: () => void
}

/**
 * Keeps the browser's history and the booking together: each step is an entry, the ways back and forward lead from step to
 * step, and only the first one leads out. Where the booking does not go along, the browser comes back to it.
 */
export function createStepHistory({ history, booking, addressOf, doctor, go, showStart }: StepHistoryParts) {
  let seen: string | undefined

  const isWaiting = () => selectScreen(booking.getSnapshot()) === 'queued'
  const stepNow = () => stepOfScreen(selectScreen(booking.getSnapshot()))
  const place = (): Place => ({
    step: stepOf(new URLSearchParams(history.location.search).get('step')),
    isOurs: history.location.state.isBookingStep === true,
  })
  /** The browser may be on its way elsewhere while this page is still shown. */
  const isHere = () => history.location.pathname === addressOf('time').replace(/\?.*/, '')
  const depth = () => (place().isOurs ? depthOf(place().step) : 0)

  function write(kind: 'push' | 'replace', step: Step) {
    history[kind](addressOf(step), { isBookingStep: true })
    // Two entries of one turn would else become one.
    history.flush()
  }

  /** The browser to the booking's step. */
  function follow() {
    const step = stepNow()
    if (!step || !isHere()) return
    const move = moveTo(step, place())
    switch (move.kind) {
      case 'stay':
        break
      case 'begin':
        write('replace', 'time')
        for (const next of move.steps) write('push', next)
        break
      case 'push':
        for (const next of move.steps) write('push', next)
        break
      case 'replace':
        write('replace', move.step)
        break
      case 'back':
        history.go(-move.entries)
        showStart()
    }
  }

  /** The booking to the browser's step, as far as it goes along. */
  async function hear(step: Step) {
    const now = stepNow()
    if (!now || depthOf(step) === depthOf(now)) return
    if (depthOf(step) < depthOf(now)) {
      booking.send({ type: step === 'time' ? 'slot.change_requested' : 'details.change_requested' })
      return
    }
    const checked = step === 'details' ? undefined : await checkPatient(booking.getSnapshot().context)
    booking.send({
      type: 'step.revisited',
      step: step === 'time' ? 'details' : step,
      patient: checked && 'values' in checked ? checked.values : undefined,
    })
  }

  /** To what was there before the booking. */
  function leaveBack() {
    const entries = depth() + 1
    if (history.location.state.__TSR_index >= entries) history.go(-entries)
    else go(doctor, { replace: true })
  }

  return {
    leaveBack,
    goBack: () => (depth() > 0 && !isWaiting() ? history.back() : leaveBack()),
    /** After every change of the browser's entry, which has this key, and of the booking's screen. */
    update(entry: string | undefined) {
      if (!isHere()) return
      const isFirst = seen === undefined
      const isNew = seen !== entry
      seen = entry
      const { step, isOurs } = place()
      if (!isNew || !isOurs || step === stepNow()) follow()
      // What waits to be sent has no steps any more: the way back is the way out.
      else if (!isFirst && isWaiting()) leaveBack()
      else void hear(step).then(follow)
    },
    /** Puts an address in the place of the whole booking: the way back then leads to what was there before it. */
    replaceAll(address: string) {
      const entries = depth()
      if (entries === 0) return go(address, { replace: true })
      const stop = history.subscribe(() => {
        stop()
        go(address, { replace: true })
      })
      history.go(-entries)
    },
  }
}
