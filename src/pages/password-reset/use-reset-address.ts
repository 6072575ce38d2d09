import { useRouter, useRouterState, type RouterHistory } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { selectScreen } from '#machines/password-reset/password-reset.selectors'
import type { ResetStep } from '#machines/password-reset/password-reset.types'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { moveTo, paths, stepNames, stepOfAddress, tokenOfLink } from './reset-address.ts'
import { useReset, useResetSelector, type PasswordReset } from './reset-context.ts'

/**
 * Keeps the address and the reset together: a step has an address, going back and forward moves the reset as far as it allows,
 * and where it does not, the address becomes that of its step. Returns what the button in the bar does.
 */
export function useResetAddress(): () => void {
  const history = useRouter().history as RouterHistory
  const links = useLinks()
  const go = useGo()
  const reset = useReset()
  const screen = useResetSelector(selectScreen)
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key })
  const heard = useRef<string>(undefined)

  const follow = useCallback(() => {
    const addressOf = (step: ResetStep) =>
      step === 'update'
        ? links.path(paths.last)
        : links.path(paths.first, step === 'forget' ? {} : { step: stepNames[step] })
    const { pathname, search, state } = history.location
    const step = stepOfAddress(pathname, search)
    // The browser may be navigating elsewhere while this page is still shown.
    if (!step) return
    const move = moveTo(selectScreen(reset.getSnapshot()), { step, isOurs: state.isResetStep === true })
    if (move.kind === 'stay') return
    if (move.kind === 'back') return history.back()
    history[move.kind](addressOf(move.step), move.isOurs ? { isResetStep: true } : {})
    history.flush()
  }, [history, links, reset])

  useEffect(() => {
    const step = stepOfAddress(history.location.pathname, history.location.search)
    if (step && heard.current !== entry && !openLink(history, reset)) reset.send({ type: 'step.revisited', step })
    heard.current = entry
    // As it is now, not as it was rendered: the link may have just been opened.
    const current = selectScreen(reset.getSnapshot())
    if (current === 'success' || current === 'forget') forgetToken(history)
    follow()
  }, [history, reset, follow, entry, screen])

  return () => {
    const { state } = history.location
    if (screen !== 'success' && state.__TSR_index > 0) history.back()
    else go(links.path('account/sign-in'), { replace: true })
  }
}

/** Gives the token of a mailed link to the reset, and takes it out of the address. Whether there is one. */
function openLink(history: RouterHistory, reset: PasswordReset): boolean {
  const { hash, pathname, search, state } = history.location
  const found = tokenOfLink(hash)
  const token = found ?? state.resetToken
  if (token === undefined || !pathname.endsWith(`/${paths.last}`)) return false
  if (found !== undefined) {
    history.replace(pathname + search, { ...state, resetToken: found })
    history.flush()
  }
  reset.send({ type: 'link.opened', token })
  return true
}

/** A token that has served, or was given up, opens nothing after a reload. */
function forgetToken(history: RouterHistory): void {
  const { pathname, search, state } = history.location
  if (state.resetToken === undefined) return
  const { resetToken: _, ...rest } = state
  history.replace(pathname + search, rest)
  history.flush()
}
