import type { RouterHistory } from '@tanstack/react-router'
import type { ActorRefFrom } from 'xstate'
import type { bookingMachine } from '#machines/booking/booking.machine'
import { selectScreen, selectSuspension } from '#machines/booking/booking.selectors'
import { checkPatient } from './check-patient.ts'
import { depthOf, moveTo, stepOf, stepOfScreen, type Place, type Step } from './step-moves.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry is a step of a booking, and the steps before it are below it in the history. */
    isBookingStep?: true
  }
}

export type StepHistoryParts = {
  history: RouterHistory
  booking: ActorRefFrom<typeof bookingMachine>
  addressOf: (step: Step) => string
  /** Address that leaving leads to where there was nothing before the booking. */
  doctor: string
  go: (address: string, going?: { replace?: boolean }) => void
  /** Shows the beginning of a step once it is rendered: its top, or the requested field. */
  showStart: () => void
}

/**
 * Synchronises the browser's history and the booking: each step is an entry, back and forward move from step to step, and only
 * going back from the first one leaves the booking. Where the booking refuses a move, the browser returns to the booking's
 * step.
 */
export function createStepHistory({ history, booking, addressOf, doctor, go, showStart }: StepHistoryParts) {
  let seen: string | undefined

  const isWaiting = () => selectScreen(booking.getSnapshot()) === 'queued'
  const stepNow = () => stepOfScreen(selectScreen(booking.getSnapshot()), selectSuspension(booking.getSnapshot()))
  const place = (): Place => ({
    step: stepOf(new URLSearchParams(history.location.search).get('step')),
    isOurs: history.location.state.isBookingStep === true,
  })
  /** The browser may be navigating elsewhere while this page is still shown. */
  const isHere = () => history.location.pathname === addressOf('time').replace(/\?.*/, '')
  const depth = () => (place().isOurs ? depthOf(place().step) : 0)

  function write(kind: 'push' | 'replace', step: Step) {
    history[kind](addressOf(step), { isBookingStep: true })
    // Two entries in one turn would otherwise become one.
    history.flush()
  }

  /** Moves the browser to the booking's step. */
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

  /** Moves the booking to the browser's step, as far as it allows. */
  async function hear(step: Step) {
    const now = stepNow()
    if (!now || depthOf(step) === depthOf(now)) return
    if (depthOf(step) < depthOf(now)) {
      if (now === 'payment') booking.send({ type: 'payment.confirmed' })
      if (step === 'review' || step === 'code') return
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

  /** Goes back to what was there before the booking. */
  function leaveBack() {
    const entries = depth() + 1
    if (history.location.state.__TSR_index >= entries) history.go(-entries)
    else go(doctor, { replace: true })
  }

  return {
    leaveBack,
    goBack: () => (depth() > 0 && !isWaiting() ? history.back() : leaveBack()),
    /** Called after every change of the browser's entry, which has this key, and of the booking's screen. */
    update(entry: string | undefined) {
      if (!isHere()) return
      const isFirst = seen === undefined
      const isNew = seen !== entry
      seen = entry
      const { step, isOurs } = place()
      if (!isNew || !isOurs || step === stepNow()) follow()
      // A booking that waits to be sent has no steps any more: going back leaves it.
      else if (!isFirst && isWaiting()) leaveBack()
      else void hear(step).then(follow)
    },
    /** Replaces the whole booking by an address: going back then leads to what was there before it. */
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
