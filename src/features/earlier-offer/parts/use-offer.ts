import { onlineManager } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { EarlierOffer } from '#contract/earlier-offer'
import { earlierOfferMachine } from '#machines/earlier-offer/earlier-offer.machine'
import type { OfferAnswer } from '#machines/earlier-offer/earlier-offer.types'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { useSecondsUntil } from '#src/i18n/use-seconds-until.ts'
import { answerEarlier } from '#src/queries/appointment.ts'

/** One offer of a visit: where its answer stands, what is said to it, and how many seconds it is kept yet. */
export function useOffer(visitId: string, offer: EarlierOffer) {
  const app = useApp()
  const { id, status, fee, expires_at } = offer
  const machine = useMemo(
    () =>
      earlierOfferMachine.provide({
        actors: {
          answer: fromPromise<void, OfferAnswer>(({ input }) =>
            answerEarlier(app, visitId, {
              offer_id: id,
              answer: input.answer,
              ...(input.answer === 'accept' ? { fee: input.fee } : {}),
            }),
          ),
        },
      }),
    [app, visitId, id],
  )
  const actor = useActorRef(machine, { input: { status, fee, isTimeOver: Date.parse(expires_at) <= now() } })
  const snapshot = useSelector(actor, (one) => one)
  const secondsLeft = useSecondsUntil(expires_at)
  // Where it has ended, nothing more is to be heard.
  const isActive = snapshot.status === 'active'
  useEffect(() => {
    // By the clock and not by the count, which is nothing until the page is live.
    if (isActive && Date.parse(expires_at) <= now()) actor.send({ type: 'time.ran_out' })
  }, [actor, isActive, expires_at, secondsLeft])
  useEffect(() => {
    if (isActive && status !== 'open') actor.send({ type: 'offer.ended', status })
  }, [actor, isActive, status])
  useEffect(() => {
    if (!isActive) return
    return onlineManager.subscribe((isOnline) => isOnline && actor.send({ type: 'connection.returned' }))
  }, [actor, isActive])
  return { actor, snapshot, secondsLeft }
}
