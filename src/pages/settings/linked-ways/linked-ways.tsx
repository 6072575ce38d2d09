import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ProblemCode } from '#contract/problem'
import type { LinkedSite, LinkedWays as Ways } from '#contract/social'
import { useApp } from '#src/context/app-context.ts'
import { ConfirmOwner } from '#src/features/confirm-owner/confirm-owner.tsx'
import { useConfirmed } from '#src/features/confirm-owner/use-confirmed.tsx'
import { useOrKept } from '#src/features/own-copies/use-or-kept.tsx'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import { eventsQuery } from '#src/queries/own-settings.ts'
import { socialApiOf, waysQuery } from '#src/queries/own-ways.ts'
import type { SettingsCopy } from '#src/session/to-own-copies.ts'
import { Note } from '#src/ui/note.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { Section } from '../section.tsx'
import * as css from '../settings.css.ts'
import { useRefused } from '../use-refused.ts'
import { messages } from './linked-ways.messages.ts'
import { useLinking } from './use-linking.ts'
import { useSiteName } from './use-site-name.ts'
import { WayRow } from './way-row.tsx'

/** The other sites that sign the patient in, and those that could; nothing where the tenant has none. */
export function LinkedWays({ account }: { account: SettingsCopy }) {
  const { social, partner_sign_in: partner } = useApp().init.capabilities
  return social || partner ? <Sites account={account} offered={social ?? []} /> : null
}

function Sites({ account, offered }: { account: SettingsCopy; offered: readonly LinkedSite[] }) {
  const app = useApp()
  const intl = useIntl()
  const toast = useToast()
  const refused = useRefused()
  const nameOf = useSiteName()
  const queryClient = useQueryClient()
  const { shown: ways, missing } = useOrKept('ways', useQuery(waysQuery(app)))
  const confirmed = useConfirmed(account)
  const { busy, chosen, problem, link } = useLinking()
  const [dismissed, setDismissed] = useState<typeof problem>()
  const needsConfirmation = problem?.code === 'confirmation_needed'
  const removing = useMutation({
    mutationFn: async (provider: LinkedSite) => (await socialApiOf(app)).unlink(provider),
    onSuccess: (_, provider) => void toast(intl.formatMessage(messages.unlinkedNow, { site: nameOf(provider) })),
    onError: (failure, provider) => {
      if (!confirmed.ifNeeded(failure, () => removing.mutate(provider))) refused(failure)
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: eventsQuery(app).queryKey })
      return queryClient.invalidateQueries({ queryKey: waysQuery(app).queryKey })
    },
  })
  const removed = removing.isPending ? removing.variables : undefined
  const sites = ways ? sitesOf(offered, ways) : []
  // A partner's site links itself, when the patient comes from there.
  if (sites.length === 0 && (ways || offered.length === 0)) return null
  return (
    <Section heading={intl.formatMessage(messages.heading)} lead={intl.formatMessage(messages.lead)}>
      {needsConfirmation && chosen && problem !== dismissed ? (
        <ConfirmOwner account={account} onClose={() => setDismissed(problem)} onConfirmed={() => link(chosen)} />
      ) : (
        confirmed.sheet
      )}
      {problem && !needsConfirmation ? <Failed code={problem.code} /> : null}
      {missing}
      {ways ? (
        <Rows label={intl.formatMessage(messages.heading)}>
          {sites.map((provider) => {
            const way = ways.find((one) => one.provider === provider)
            return (
              <WayRow
                key={provider}
                provider={provider}
                way={way}
                // Once it is unlinked the same button links it, and takes the next press.
                isBusy={busy === provider || (way !== undefined && removed === provider)}
                onLink={link}
                onUnlink={() => removing.mutate(provider)}
              />
            )
          })}
        </Rows>
      ) : null}
    </Section>
  )
}

const sitesOf = (offered: readonly LinkedSite[], linked: Ways['ways']): LinkedSite[] => [
  ...new Set([...offered, ...linked.map(({ provider }) => provider)]),
]

/** Why a site was not linked, where what is said at a sign-in would lead to a code: here nobody needs one. */
const reasons: Partial<Record<ProblemCode, MessageDescriptor>> = {
  social_state_invalid: messages.late,
  social_declined: messages.declined,
  social_failed: messages.unconfirmed,
  social_unavailable: messages.away,
  social_account_differs: messages.differs,
}

/** Why a site was not linked. The patient comes from there: this is what they read first. */
function Failed({ code }: { code: ProblemCode }) {
  const intl = useIntl()
  const shown = useShownCode(code)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={css.list}>
      <Note kind="warning" role="alert" title={intl.formatMessage(messages.failed)}>
        {intl.formatMessage(reasons[shown] ?? problemMessages[shown])}
      </Note>
    </div>
  )
}
