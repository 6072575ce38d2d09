import { useState } from 'react'
import type { Draft, Version } from '#contract/console/drafts'
import { mayAct } from '#contract/console/roles'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Inline, Text } from '#src/ui/layout.tsx'
import { summary } from '../draft/draft.css.ts'
import { useWords } from '../draft/use-words.ts'
import { acts, row, words } from '../people/people.css.ts'
import { useSession } from '../session/use-session.ts'
import { BackQuestion } from './back-question.tsx'
import { Differences } from './differences.tsx'
import { messages } from './history.messages.ts'

type Props = {
  version: Version
  /** Whether patients see it now. */
  isShown: boolean
  draft: Draft
}

/** One version: when, by whom, how much, what differs from now, and going back to it. */
export function VersionRow({ version, isShown, draft }: Props) {
  const intl = useIntl()
  const { who, when } = useWords()
  const mayEdit = mayAct(useSession().role, 'editor')
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { number, author, at, change_count: count, restored_from: restored, note } = version
  return (
    <li className={row}>
      <div className={words}>
        <Inline gap={2} wrap>
          <Text as="h2" size="2" weight="strong">
            {intl.formatMessage(messages.version, { version: number })}
          </Text>
          {isShown ? <Badge>{intl.formatMessage(messages.now)}</Badge> : null}
        </Inline>
        <Text as="p" size="1" tone="quiet" numbers>
          {intl.formatMessage(messages.about, { ...when(at), who: who(author) })}
        </Text>
        <Text as="p" size="1" tone="quiet">
          {restored === undefined
            ? intl.formatMessage(messages.changes, { count })
            : intl.formatMessage(messages.restored, { version: restored })}
        </Text>
        {note ? <bdi>{note}</bdi> : null}
        {isShown ? null : (
          <details onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary className={summary}>{intl.formatMessage(messages.differs)}</summary>
            {isOpen ? <Differences number={number} /> : null}
          </details>
        )}
      </div>
      {isShown || !mayEdit ? null : (
        <div className={acts}>
          <Button
            tone="secondary"
            size="small"
            aria-label={intl.formatMessage(messages.backNamed, { version: number })}
            onClick={() => setAsking(true)}
          >
            {intl.formatMessage(messages.back)}
          </Button>
        </div>
      )}
      {isAsking ? <BackQuestion number={number} draft={draft} onDone={() => setAsking(false)} /> : null}
    </li>
  )
}
