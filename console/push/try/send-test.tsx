import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TestDevice } from '#contract/console/push-test'
import { pushEvents, pushTextKinds, type PushEvent, type PushTextKind } from '#contract/push-events'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { SelectField } from '#src/ui/text-field.tsx'
import { useConsole } from '#console/console-context.ts'
import { useSettled } from '#console/draft/use-settled.ts'
import { useWords } from '#console/draft/use-words.ts'
import { usePress } from '#console/form/use-press.ts'
import * as form from '#console/settings/form/form.css.ts'
import { eventNames } from '../push-text-entries.ts'
import { messages as texts } from '../push-texts.messages.ts'
import { useTextLanguage } from '../use-text-language.ts'
import { messages } from './try.messages.ts'

/** Which message is sent, and what became of the last one. */
export function SendTest({ last }: { last: TestDevice['last'] }) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const { languageName, when } = useWords()
  const { language, offered, choose } = useTextLanguage()
  const [event, setEvent] = useState<PushEvent>('reminder')
  const [kind, setKind] = useState<PushTextKind>('brief')
  const settled = useSettled()
  const { press, isBusy, refusal } = usePress({
    act: async () => {
      // What is tried is the draft's.
      await settled.save()
      queries.setQueryData(['test-device'], await api('sendTest', { body: { event, kind, language } }))
    },
  })
  return (
    <>
      <div className={form.texts}>
        <SelectField
          label={intl.formatMessage(texts.event)}
          value={event}
          onChange={(value) => setEvent(pushEvents.find((each) => each === value) ?? event)}
          options={pushEvents.map((each) => ({ value: each, label: intl.formatMessage(eventNames[each]) }))}
        />
        <SelectField
          label={intl.formatMessage(messages.language)}
          value={language}
          onChange={(value) => choose(offered.find((each) => each === value))}
          options={offered.map((each) => ({ value: each, label: languageName(each) }))}
        />
        <SelectField
          label={intl.formatMessage(texts.kind)}
          value={kind}
          onChange={(value) => setKind(pushTextKinds.find((each) => each === value) ?? kind)}
          options={pushTextKinds.map((each) => ({ value: each, label: intl.formatMessage(texts[each]) }))}
        />
      </div>
      <div>
        <PressNotice refusal={refusal} />
        <Button busy={isBusy} onClick={() => void press()}>
          {intl.formatMessage(messages.send)}
        </Button>
      </div>
      <p role="status">{last ? intl.formatMessage(messages[last.outcome], { time: when(last.at).time }) : null}</p>
    </>
  )
}
