import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Draft, DraftChanged } from '#contract/console/drafts'
import { mayAct } from '#contract/console/roles'
import type { Problem } from '#contract/problem'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { textLink } from '#src/ui/button.css.ts'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { useConsole } from '../console-context.ts'
import { usePress } from '../form/use-press.ts'
import { useSession } from '../session/use-session.ts'
import { focusMain } from '../shell/focus-main.ts'
import { messages as form } from '../settings/form/form.messages.ts'
import { messages as groups } from '../settings/groups.messages.ts'
import { ChangeList } from './change-list.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import * as css from './draft.css.ts'
import { messages } from './draft.messages.ts'
import { useSettled } from './use-settled.ts'
import { useWords } from './use-words.ts'

type Props = { draft: Draft; /** On the page of versions, to which it leads elsewhere. */ isInHistory?: boolean }

/** What is not published yet and what patients see, with publishing it and taking it back; to who may only look it says that they may. */
export function DraftStrip({ draft, isInHistory = false }: Props) {
  const intl = useIntl()
  const { dates } = useConsole()
  const { who, when } = useWords()
  const mayEdit = mayAct(useSession().role, 'editor')
  const [isAsking, setAsking] = useState(false)
  const { changes, version } = draft
  const names = [...new Set(changes.map(({ author }) => who(author)))]
  const everybody = new Intl.ListFormat(dates.intl).format(names)
  const publish = usePublish(draft)
  return (
    <section className={css.strip} aria-label={intl.formatMessage(messages.heading)}>
      <div className={css.words}>
        <Text as="p" weight="strong">
          {intl.formatMessage(messages.count, { count: changes.length })}
        </Text>
        {changes.length > 0 ? (
          <Text as="p" size="1">
            {intl.formatMessage(messages.by, { who: everybody })}
          </Text>
        ) : null}
        <Text as="p" size="1" tone="quiet">
          {version
            ? intl.formatMessage(messages.shown, {
                version: version.number,
                ...when(version.at),
                who: who(version.author),
              })
            : intl.formatMessage(messages.shownFirst)}
        </Text>
        <p role="status">{publish.isSaving ? intl.formatMessage(form.saving) : null}</p>
      </div>
      <div className={css.acts}>
        {isInHistory ? null : (
          <Link to="/history" className={textLink}>
            {intl.formatMessage(groups.history)}
          </Link>
        )}
        {mayEdit && changes.length > 0 ? (
          <>
            <Button tone="secondary" onClick={() => setAsking(true)}>
              {intl.formatMessage(messages.discard)}
            </Button>
            <Button busy={publish.isBusy} onClick={() => void publish.press()}>
              {intl.formatMessage(messages.publish)}
            </Button>
          </>
        ) : null}
      </div>
      <div className={css.whole}>
        {mayEdit ? null : <Note kind="info">{intl.formatMessage(messages.viewer)}</Note>}
        <PressNotice refusal={publish.refusal} />
        {changes.length > 0 ? <ChangeList changes={changes} /> : null}
      </div>
      {isAsking ? <DiscardQuestion draft={draft} by={everybody} onDone={() => setAsking(false)} /> : null}
    </section>
  )
}

/** Publishes the draft as it is shown, with what this page is still saving. Whatever keeps it from being published is looked at anew. */
function usePublish(draft: Draft) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const toast = useToast()
  const { field } = useWords()
  const settled = useSettled()
  const [isSaving, setSaving] = useState(false)
  const say = ({ code, details }: Problem): string | undefined => {
    if (code === 'validation_failed') return intl.formatMessage(messages.issues)
    if (code !== 'changed_elsewhere') return undefined
    const { conflicts = [] } = (details ?? {}) as DraftChanged
    if (conflicts.length === 0) return intl.formatMessage(messages.changedMeanwhile)
    return intl.formatMessage(messages.conflicts, { fields: conflicts.map(({ pointer }) => field(pointer)).join(', ') })
  }
  const press = usePress({
    act: async () => {
      setSaving(true)
      await settled.save().finally(() => setSaving(false))
      settled.refuseUnseen(draft)
      try {
        const { version } = await api('publish', { body: { revision: settled.revisionOf(draft) } })
        toast(intl.formatMessage(messages.published, { version }))
        focusMain()
      } finally {
        await Promise.all([
          queries.invalidateQueries({ queryKey: ['draft'] }),
          queries.invalidateQueries({ queryKey: ['history'] }),
          // Whether a phone can be added.
          queries.invalidateQueries({ queryKey: ['test-device'] }),
        ])
      }
    },
    say,
  })
  return { ...press, isSaving }
}
