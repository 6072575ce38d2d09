import { passwordLength } from '#contract/account'
import { problem } from '#server/errors'

/** Why a password cannot be chosen. One of nothing but blanks counts as common. */
export type PasswordRefusal = 'short' | 'long' | 'common'

/**
 * Throws `password_refused` with `details.reason` for a password that nobody may choose. Nothing is trimmed, and every sign counts as one,
 * whatever its bytes.
 */
export async function refuseWeak(password: string): Promise<void> {
  const reason = await reasonAgainst(password)
  if (reason) throw problem('password_refused', { details: { reason } })
}

async function reasonAgainst(password: string): Promise<PasswordRefusal | undefined> {
  const { length } = [...password]
  if (length < passwordLength.least) return 'short'
  if (length > passwordLength.most) return 'long'
  if (password.trim() === '') return 'common'
  return (await readCommon()).has(password.toLowerCase()) ? 'common' : undefined
}

let common: Promise<ReadonlySet<string>> | undefined

/** Some 18,000 of the most used passwords, in lower case; 2 MB, read when the first one is chosen. */
const readCommon = () => (common ??= loadCommon())

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= passwordLength.least))
}
