import { onlineManager } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { ownCodeMachine } from '#machines/own-code/own-code.machine'
import type { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import { useLatestCallback } from '#src/ui/use-latest-callback.ts'

export type OwnCode = ActorRefFrom<typeof ownCodeMachine>

/**
 * A code to the patient's own phone or email, not asked for yet. `provide` is called once, and gives the services that send and check it;
 * `onProven` is called when it has come back.
 */
export function useOwnCode(provide: () => typeof phoneCodeMachine, onProven: () => void): OwnCode {
  const [machine] = useState(() => ownCodeMachine.provide({ actors: { phoneCode: provide() } }))
  const code = useActorRef(machine)
  const finish = useLatestCallback(onProven)
  useEffect(() => {
    const subscription = code.subscribe({ complete: finish })
    return () => subscription.unsubscribe()
  }, [code, finish])
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && code.send({ type: 'connection.returned' })), [code])
  return code
}
