import type { OpenDatabase } from '#server/db/open'
import { addPasskey } from '#server/domain/accounts/passkeys/add-passkey'
import { createPasskeyChallenge } from '#server/domain/accounts/passkeys/create-passkey-challenge'
import { invitePasskey } from '#server/domain/accounts/passkeys/invite-passkey'
import { createAuthenticator } from '#tests/support/authenticator'
import { marker } from './foreign-world.ts'

type Owner = { tenantCode: string; patientId: string }

/** Passkeys of a patient of the owner's, and what their devices have made and signed and nobody has sent yet. */
export async function openForeignPasskeys({ db }: OpenDatabase, owner: Owner) {
  const now = new Date()
  const site = { origin: 'http://localhost', host: 'localhost' }
  const names = { site: 'Zarzuela', account: marker, patient: marker }
  const make = async () => {
    const device = createAuthenticator()
    return { device, credential: device.make(await invitePasskey(db, { ...owner, site, names, now })) }
  }
  const keep = async () => {
    const made = await make()
    const on = { browser: 'other', platform: 'other' } as const
    const added = await db.transaction((tx) =>
      addPasskey(tx, { ...owner, site, credential: made.credential, device: on, now }),
    )
    if ('refused' in added) throw new Error(added.refused)
    return { ...made, id: added.id }
  }
  const kept = await keep()
  return {
    kept: kept.id,
    doomed: (await keep()).id,
    made: (await make()).credential,
    signed: kept.device.sign(await createPasskeyChallenge(db, { tenantCode: owner.tenantCode, site, now })),
    /** What nobody was asked for. */
    nobodys: {
      made: createAuthenticator().make({
        ...(await invitePasskey(db, { ...owner, site, names, now })),
        challenge: 'AAAA',
      }),
      signed: kept.device.sign({ challenge: 'AAAA', rpId: 'localhost', timeout: 1000, userVerification: 'required' }),
    },
  }
}
