import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { problemCodes } from '#contract/problem-codes'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './kept-change.messages.ts'

type Props = {
  /** Of whatever kind. */
  waiting: readonly { refusal?: { code: string } }[]
  /** Deletes it; false where some of it may have been sent. */
  discard: () => Promise<boolean>
}

/** Says of a form that what was changed is not sent yet, or was refused, and deletes it after a question. */
export function KeptChange({ waiting, discard }: Props) {
  const intl = useIntl()
  const links = useLinks()
  const [isAsking, setAsking] = useState(false)
  const refusal = waiting.find(({ refusal }) => refusal && refusal.code !== 'unauthenticated')?.refusal
  const code = refusal && (problemCodes.find((one) => one === refusal.code) ?? 'unexpected')
  return (
    <div role="status">
      {waiting.length > 0 ? (
        <Note
          kind={code ? 'danger' : 'warning'}
          title={intl.formatMessage(code ? messages.refused : messages.waiting)}
          actions={
            <>
              <LinkButton size="small" tone="secondary" href={links.path('dashboard/main')}>
                {intl.formatMessage(messages.see)}
              </LinkButton>
              <Button size="small" tone="danger" onClick={() => setAsking(true)}>
                {intl.formatMessage(messages.discard)}
              </Button>
            </>
          }
        >
          {code
            ? `${intl.formatMessage(problemMessages[code])} ${intl.formatMessage(messages.refusedWhat)}`
            : intl.formatMessage(messages.waitingWhy)}
        </Note>
      ) : null}
      {isAsking ? <DiscardQuestion discard={discard} onClose={() => setAsking(false)} /> : null}
    </div>
  )
}

/** Asks before what was changed and is not sent is deleted. */
export function DiscardQuestion({ discard, onClose }: { discard: () => Promise<boolean>; onClose: () => void }) {
  const intl = useIntl()
  const toast = useToast()
  const discarding = useMutation({
    mutationFn: discard,
    networkMode: 'always',
    onSuccess: (isDiscarded) => {
      if (!isDiscarded) toast(intl.formatMessage(messages.tooLate))
      onClose()
    },
  })
  return (
    <Sheet
      title={intl.formatMessage(messages.discardTitle)}
      open
      onClose={onClose}
      footer={
        <Stack gap={2}>
          <Button tone="danger" size="bar" block busy={discarding.isPending} onClick={() => discarding.mutate()}>
            {intl.formatMessage(messages.discard)}
          </Button>
          <Button tone="secondary" size="bar" block onClick={onClose}>
            {intl.formatMessage(messages.discardKeep)}
          </Button>
        </Stack>
      }
    >
      <p>{intl.formatMessage(messages.discardWhy)}</p>
    </Sheet>
  )
}

/** A field that was changed here and elsewhere, with both values in words. */
export type Differing = { name: string; label: string; mine: ReactNode; saved: ReactNode }

type ElsewhereProps = {
  fields: readonly Differing[]
  keep: (which: 'mine' | 'theirs') => Promise<unknown>
}

/** Says what was changed elsewhere before it could be sent from here, and lets the patient decide. Nothing is overwritten before. */
export function ChangedElsewhere({ fields, keep }: ElsewhereProps) {
  const intl = useIntl()
  const keeping = useMutation({ mutationFn: keep, networkMode: 'always' })
  const value = (shown: ReactNode) => shown ?? intl.formatMessage(messages.empty)
  return (
    <Note
      kind="warning"
      role="alert"
      title={intl.formatMessage(messages.elsewhere)}
      actions={
        <>
          <Button size="small" busy={keeping.isPending} onClick={() => keeping.mutate('mine')}>
            {intl.formatMessage(messages.keepMine)}
          </Button>
          <Button size="small" tone="secondary" busy={keeping.isPending} onClick={() => keeping.mutate('theirs')}>
            {intl.formatMessage(messages.keepSaved)}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <p>{intl.formatMessage(messages.elsewhereWhy)}</p>
        <dl>
          {fields.map(({ name, label, mine, saved }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{intl.formatRich(messages.here, { value: value(mine) })}</dd>
              <dd>{intl.formatRich(messages.saved, { value: value(saved) })}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Note>
  )
}
