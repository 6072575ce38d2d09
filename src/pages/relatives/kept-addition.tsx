import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { problemCodes } from '#contract/problem-codes'
import { useApp } from '#src/context/app-context.ts'
import { DiscardQuestion } from '#src/features/own-forms/kept-change.tsx'
import { messages as kept } from '#src/features/own-forms/kept-change.messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { discardKept } from '#src/queries/own-fields.ts'
import { isOnItsWay } from '#src/queries/own-outbox.ts'
import { type KeptAddition, keptAdditionsQuery } from '#src/queries/own-relative-additions.ts'
import { useLinks } from '#src/routes/links.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button, IconLink } from '#src/ui/button.tsx'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { nameOf } from './name-of.ts'
import { messages } from './relatives.messages.ts'
import { useFacts } from './use-facts.ts'
import * as css from './relatives.css.ts'

/** Somebody who waits on the device to be added, or was refused: changed and discarded as long as they were not sent. */
export function KeptAdditionCard({ addition }: { addition: KeptAddition }) {
  const intl = useIntl()
  const app = useApp()
  const links = useLinks()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { id, form, refusal } = addition
  const isSent = isOnItsWay(addition)
  const code = refusal && refusal.code !== 'unauthenticated' ? refusal.code : undefined
  const values = { name: form.first_name }
  const discard = async () => {
    const isDiscarded = await discardKept(app, [addition])
    await queryClient.invalidateQueries({ queryKey: keptAdditionsQuery(app).queryKey })
    return isDiscarded
  }
  return (
    <li>
      <Panel>
        <Stack gap={4}>
          <div className={css.head}>
            <Avatar name={nameOf(form)} size="small" />
            <div className={css.who}>
              <h2 className={css.name}>
                <bdi>{nameOf(form)}</bdi>
              </h2>
              <Text as="p" tone="quiet" numbers>
                {useFacts(form).join(' · ')}
              </Text>
            </div>
            {isSent ? null : (
              <IconLink
                icon={Pencil}
                href={links.path('dashboard/relatives', { person: id })}
                label={intl.formatMessage(messages.edit, values)}
              />
            )}
          </div>
          <Note
            kind={code ? 'danger' : 'warning'}
            role="status"
            title={intl.formatMessage(code ? messages.additionRefused : messages.additionKept, values)}
            actions={
              isSent ? null : (
                <Button size="small" tone="danger" onClick={() => setAsking(true)}>
                  {intl.formatMessage(kept.discard)}
                </Button>
              )
            }
          >
            {code ? (
              <Refusal code={code} />
            ) : (
              intl.formatMessage(isSent ? messages.additionSent : messages.additionKeptWhy)
            )}
          </Note>
        </Stack>
      </Panel>
      {isAsking ? <DiscardQuestion discard={discard} onClose={() => setAsking(false)} /> : null}
    </li>
  )
}

/** Why they were refused, and what to do. */
function Refusal({ code }: { code: string }) {
  const intl = useIntl()
  const known = problemCodes.find((one) => one === code) ?? 'unexpected'
  return `${intl.formatMessage(problemMessages[known])} ${intl.formatMessage(messages.additionCorrect)}`
}
