import { useEffect } from 'react'
import { selectNumber, selectSent, selectStep, type SignInStep } from '#machines/sign-in/sign-in.selectors'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import type { SignInActor } from './sign-in-flow.ts'

type Section = 'sign-in' | 'verify' | 'sign-up'

/** Addresses of the steps (R09); a password is given at that of the number. */
const sections: Record<Exclude<SignInStep, 'done'>, Section> = {
  number: 'sign-in',
  password: 'sign-in',
  code: 'verify',
  names: 'sign-up',
}

/** Keeps step and address together: a step that leads on changes the address, and going back in the browser changes the step. */
export function useStepAddress(signIn: SignInActor, step: SignInStep): void {
  const links = useLinks()
  const go = useGo()
  const section = usePage().params.section ?? 'sign-in'

  // An address that was opened, or come back to, is followed where that is possible.
  useEffect(() => {
    const snapshot = signIn.getSnapshot()
    const now = selectStep(snapshot)
    if (now === 'done' || sections[now] === section) return
    const number = selectNumber(snapshot)
    if (section === 'sign-in') signIn.send({ type: 'number.change_requested' })
    else if (now === 'number' && number && (section === 'sign-up' || selectSent(snapshot)))
      signIn.send({ type: 'number.given', number })
  }, [signIn, section])

  useEffect(() => {
    // What the effect above has changed is not in `step` yet.
    const now = selectStep(signIn.getSnapshot())
    if (now === 'done' || sections[now] === section) return
    // Of a code that was right nothing is left to come back to.
    const replace = now !== 'code'
    go(links.path(`account/${sections[now]}`), { replace })
  }, [signIn, step, section, links, go])
}
