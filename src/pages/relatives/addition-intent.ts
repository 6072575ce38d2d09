import { ownDraft } from '#src/features/own-forms/own-draft.ts'
import { newAdditionId } from '#src/outbox/relative-addition/addition-change.ts'

/** The intent to add somebody: `of` is a digest of what was typed, `id` its idempotency key. */
type Intent = { of: string; id: string }

/**
 * The intent of a form in which somebody is added, on this device from before it is first sent: the same values sent again, after a reload too, add
 * nobody twice. `subject` is who waits already and is corrected.
 */
export function additionIntent(tenant: string, subject = 'new') {
  const draft = ownDraft<Intent>(tenant, { machine: 'relative-addition', version: 1, subject })
  return {
    /** The id for these values. */
    async idFor(values: object): Promise<string> {
      const of = await digestOf(values)
      const kept = await draft.read()
      if (kept?.of === of) return kept.id
      const id = newAdditionId()
      await draft.keep({ of, id })
      return id
    },
    /** Once it was answered: who is added again then is somebody else. */
    forget: draft.discard,
  }
}

/** The values themselves, with the number of an identity, stay where they are. */
async function digestOf(values: object): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(values)))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
