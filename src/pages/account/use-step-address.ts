import { useRouter, useRouterState, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { selectNumber, selectSent, selectStep, type SignInStep } from '#machines/sign-in/sign-in.selectors'
import { useLinks } from '#src/routes/links.ts'
import { addresses, moveTo, stepOfAddress, type AddressedStep } from './step-address.ts'
import type { SignInActor } from './sign-in-flow.ts'

/**
 * Keeps step and address together: a step that leads on changes the address, going back and forward in the browser changes the step as far
 * as the sign-in allows, and where it does not, the address becomes that of its step.
 */
export function useStepAddress(signIn: SignInActor, step: SignInStep): void {
  const history = useRouter().history as RouterHistory
  const links = useLinks()
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key })
  const heard = useRef<string>(undefined)

  useEffect(() => {
    const { pathname, search, state } = history.location
    const place = stepOfAddress(pathname, search)
    // The browser may be navigating elsewhere while this page is still shown.
    if (!place) return
    if (heard.current !== entry) follow(signIn, place)
    heard.current = entry
    const now = selectStep(signIn.getSnapshot())
    if (now === 'done') return
    const move = moveTo(now, { step: place, isOurs: state.isSignInStep === true })
    if (move.kind === 'stay') return
    if (move.kind === 'back') return history.back()
    const { path, search: query } = addresses[move.step]
    history[move.kind](links.path(path, query), move.isOurs ? { isSignInStep: true } : {})
    history.flush()
  }, [history, links, signIn, entry, step])
}

/** Goes to the step of an address that was opened or come back to, where that is possible. */
function follow(signIn: SignInActor, place: AddressedStep): void {
  const snapshot = signIn.getSnapshot()
  const now = selectStep(snapshot)
  if (now === 'done' || now === place) return
  if (place === 'number') return signIn.send({ type: 'number.change_requested' })
  const number = selectNumber(snapshot)
  if (now !== 'number' || !number) return
  if (place === 'password') signIn.send({ type: 'password.chosen', number })
  else if (place === 'names' || selectSent(snapshot)) signIn.send({ type: 'number.given', number })
}
