import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import type { ConsentAnswer } from '#contract/relative-consent'
import { useApp } from '#src/context/app-context.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { consentQuestionQuery, consentsOf } from '#src/queries/consent.ts'
import { showAnswer } from '#src/queries/show-answer.ts'

/** Sends an answer; what came of it takes the place of the question. `failed` says why it could not be sent. */
export function useAnswer(token: string) {
  const app = useApp()
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { queryKey } = consentQuestionQuery(app, token)
  const answering = useMutation({
    mutationFn: async (answer: ConsentAnswer) => (await consentsOf(app)).answer({ token, answer }),
    // Without a network it fails at once: nobody may believe that it is said.
    networkMode: 'always',
    onSuccess: (answered) => showAnswer(queryClient, queryKey, answered),
    onError: async (error) => {
      // It was answered in another tab, or ran out meanwhile: what is true now is shown.
      if (error instanceof Problem && error.code === 'consent_link_invalid')
        await queryClient.refetchQueries({ queryKey })
    },
  })
  const code = answering.error && (answering.error instanceof Problem ? answering.error.code : 'unexpected')
  return {
    answer: (what: ConsentAnswer) => answering.mutate(what),
    sending: answering.isPending ? answering.variables : undefined,
    failed: code ? intl.formatMessage(problemMessages[code]) : undefined,
  }
}
