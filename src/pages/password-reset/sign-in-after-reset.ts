import type { SignInInput } from '#machines/password-reset/password-reset.types'
import type { AppContext } from '#src/context/app-context.ts'
import { withCaptcha } from '#src/features/captcha/with-captcha.ts'
import { beginSession } from '#src/session/begin-session.ts'
import { arrival } from '#src/session/arrival.ts'
import { toBase64 } from '#src/session/encode-password.ts'
import { returnPaths } from '#src/session/return-paths.ts'

/** The stored path that the patient was on the way to, where it is one of our own. */
export async function findReturnPath({ tenant, basePath }: AppContext): Promise<string | undefined> {
  const path = await returnPaths(tenant).find()
  return path?.startsWith(`${basePath}/`) && !path.startsWith('//') ? path : undefined
}

/** Begins a session with the new password, as the patient would do at the sign-in. */
export async function signInAfterReset(app: AppContext, input: SignInInput): Promise<void> {
  const { account } = await app.apis()
  const { email, phone, country_code } = input
  const body = { password: toBase64(input.password), ...(await arrival(app.tenant)) }
  const answer = await withCaptcha(app, (passed) =>
    email === undefined
      ? account.signInByPhone({ phone, country_code, ...body, ...passed })
      : account.signIn({ email, ...body, ...passed }),
  )
  await beginSession(app, answer)
}
