import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { isAdult } from './adult.ts'
import { createConsentRepository, type ConsentRow } from './consent-repository.ts'
import type { Owner, RelativeRow } from './relative-repository.ts'

type Person = Pick<RelativeRow, 'id' | 'birthday'>

/** Whether consent counts for somebody, on a day `YYYY-MM-DD`: an adult, and who ever said no, whatever birthday they are given since. */
export const needsConsent = ({ birthday }: Pick<Person, 'birthday'>, consent: ConsentRow | undefined, today: string) =>
  isAdult(birthday, today) || (consent?.refusals ?? 0) > 0

/** Whether somebody whose consent counts has not given it. */
export const lacksConsent = (person: Pick<Person, 'birthday'>, consent: ConsentRow | undefined, today: string) =>
  consent?.status !== 'given' && needsConsent(person, consent, today)

/**
 * Refuses what only may be done for a relative who agreed: throws `relative_consent_needed` with the state. Who has agreed cannot end it
 * before this transaction does.
 *
 * @param tx - a transaction
 */
export async function requireConsent(tx: Database, owner: Owner, relative: Person, today: string): Promise<void> {
  const consent = await createConsentRepository(tx, owner).keep(relative.id)
  if (lacksConsent(relative, consent, today))
    throw problem('relative_consent_needed', { details: { state: consent?.status ?? 'needed' } })
}
