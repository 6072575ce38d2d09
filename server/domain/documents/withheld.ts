import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { createConsentRepository } from '../relatives/consent-repository.ts'
import { createRelativeRepository } from '../relatives/relative-repository.ts'
import { lacksConsent, requireConsent } from '../relatives/require-consent.ts'
import type { DocumentRow } from './document-repository.ts'
import type { Owner } from './file-repository.ts'

/** Ids of the account's relatives whose documents are withheld, on a day `YYYY-MM-DD`: adults who did not agree. */
export async function findWithheld(db: Database, owner: Owner, today: string): Promise<ReadonlySet<string>> {
  const consents = await createConsentRepository(db, owner).list()
  const people = await createRelativeRepository(db, owner).list()
  const lacking = people.filter((person) =>
    lacksConsent(
      person,
      consents.find(({ relativeId }) => relativeId === person.id),
      today,
    ),
  )
  return new Set(lacking.map(({ id }) => id))
}

/** Refuses what is done with a document of an adult who did not agree: throws `relative_consent_needed`. */
export async function refuseWithheld(
  db: Database,
  owner: Owner,
  { relativeId }: Pick<DocumentRow, 'relativeId'>,
  today: string,
): Promise<void> {
  const relative = relativeId === null ? undefined : await createRelativeRepository(db, owner).find(relativeId)
  if (relative) await requireConsent(db, owner, relative, today)
}

/** The same for one that is asked for by its relative's id. */
export function refuseAmong(withheld: ReadonlySet<string>, relativeId: string | undefined): void {
  if (relativeId !== undefined && withheld.has(relativeId)) throw problem('relative_consent_needed')
}
