import type { Account } from '#contract/account'
import { consentKinds, type ConsentKind } from '#contract/consents'

/** What an account needs and its patient has not agreed to, or has taken back. */
export const missingConsents = ({ consents }: Pick<Account, 'consents'>): ConsentKind[] =>
  consentKinds.filter((kind) => !consents.some((one) => one.kind === kind && one.withdrawn_at === undefined))

/** Whether something was taken back that is not given again. */
export const hasWithdrawn = (account: Pick<Account, 'consents'>): boolean =>
  missingConsents(account).some((kind) => account.consents.some((one) => one.kind === kind))
