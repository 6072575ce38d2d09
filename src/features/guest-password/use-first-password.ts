import { useMutation, useQuery } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import { createOpenIntents } from '#src/api/open-intents.ts'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { beginSession } from '#src/session/begin-session.ts'
import { arrival } from '#src/session/arrival.ts'
import { toBase64 } from '#src/session/encode-password.ts'
import { givenConsents } from '#src/session/given-consents.ts'
import { sessionStore, type GuestProof } from '#src/session/session-store.ts'

const withKey = createOpenIntents()

/** The proof of a phone that this device has and that counts when a page opens; null without one. */
export function useGuestProof(): GuestProof | null | undefined {
  const app = useApp()
  const { data } = useQuery({
    queryKey: keyOf(app, 'guest-proof'),
    queryFn: async () => (await sessionStore(app.tenant).guestProof(() => Promise.resolve(new Date(now())))) ?? null,
    networkMode: 'always',
    // A page that offers something for it says by itself when it ends.
    staleTime: Infinity,
    gcTime: 0,
    meta: notKept,
  })
  return data
}

/** Makes the account of a guest by a first password, with the proof of their phone (C29, S21), and signs in. */
export function useFirstPassword(onRefused: () => void) {
  const app = useApp()
  const saving = useMutation({
    mutationFn: async ({ proof, password }: { proof: GuestProof; password: string }) => {
      const { account } = await app.apis()
      const body = {
        phone: proof.phone,
        password: toBase64(password),
        consents: givenConsents(),
        ...(await arrival(app.tenant)),
      }
      const answer = await withKey(['first-password', body], (idempotencyKey) =>
        account.setNewPassword(body, proof.guestToken, { idempotencyKey }),
      )
      await beginSession(app, answer)
    },
    onError: onRefused,
  })
  const { error } = saving
  return {
    save: saving.mutate,
    isBusy: saving.isPending,
    isDone: saving.isSuccess,
    problem: error ? (error instanceof Problem ? error : new Problem('unexpected', { cause: error })) : undefined,
  }
}
