import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { devicesQuery, eventsQuery, settingsOf } from '#src/queries/own-settings.ts'
import { toBase64 } from '#src/session/encode-password.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './settings.messages.ts'

/** The passwords as they were typed; an account without one has no old one. */
export type Change = { oldPassword: string | undefined; newPassword: string }

type Wanted = { onDone: () => void; onRefused: (failure: unknown, change: Change) => void }

/** Changes the password, with the tokens of this session (V07), and says so. */
export function useChangePassword({ onDone, onRefused }: Wanted) {
  const app = useApp()
  const intl = useIntl()
  const toast = useToast()
  const queryClient = useQueryClient()
  const changing = useMutation({
    mutationFn: async ({ oldPassword, newPassword }: Change) => {
      const patient = await sessionStore(app.tenant).patient()
      if (!patient) throw new Problem('unauthenticated')
      const { idToken, refreshToken } = patient
      return (await settingsOf(app)).changePassword({
        ...(oldPassword === undefined ? {} : { old_password: toBase64(oldPassword) }),
        new_password: toBase64(newPassword),
        idToken,
        refreshToken,
      })
    },
    onSuccess: () => {
      toast(intl.formatMessage(messages.passwordSaved))
      onDone()
      return Promise.all(
        [accountQuery(app), devicesQuery(app), eventsQuery(app)].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
    },
    onError: onRefused,
  })
  const { error } = changing
  return {
    change: changing.mutate,
    isBusy: changing.isPending,
    problem: error ? (error instanceof Problem ? error : new Problem('unexpected', { cause: error })) : undefined,
    /** What was refused is being typed anew. */
    forget: changing.reset,
  }
}
