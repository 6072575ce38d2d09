import { useMutation } from '@tanstack/react-query'
import { Hand } from 'lucide-react'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages } from './clinic.messages.ts'

/** Asks a clinic without online booking to open it: the poke link of its profile (N18). */
export function ClinicPoke({ facilityId }: { facilityId: string }) {
  const app = useApp()
  const intl = useIntl()
  const asking = useMutation({
    mutationFn: async () => (await app.apis()).discovery.poke(facilityId),
    // Without a network it fails at once instead of waiting for one.
    networkMode: 'always',
  })
  const code = useShownCode(asking.error instanceof Problem ? asking.error.code : 'unexpected')
  if (asking.isSuccess)
    return (
      <Note kind="success" role="status">
        {intl.formatMessage(messages.poked)}
      </Note>
    )
  return (
    <>
      <Note
        icon={Hand}
        title={intl.formatMessage(messages.pokeTitle)}
        actions={
          <Button size="small" busy={asking.isPending} onClick={() => asking.mutate()}>
            {intl.formatMessage(messages.poke)}
          </Button>
        }
      >
        {intl.formatMessage(messages.pokeBody)}
      </Note>
      {asking.isError ? (
        <Note kind="danger" role="alert">
          {intl.formatMessage(problemMessages[code])}
        </Note>
      ) : null}
    </>
  )
}
