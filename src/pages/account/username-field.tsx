import { selectNumber } from '#machines/sign-in/sign-in.selectors'
import { useSignInState } from './sign-in-context.ts'

/** Tells password managers whose password is asked for, or chosen: they look for it in the same form. */
export function UsernameField() {
  const number = useSignInState(selectNumber)
  const value = number ? (number.email ?? `+${number.country_code}${number.phone}`) : ''
  return <input type="text" name="username" autoComplete="username" hidden readOnly value={value} />
}
