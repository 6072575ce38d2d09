import { useId, useState } from 'react'
import { selectFeedbackStage } from '#machines/telemedicine/telemedicine.selectors'
import type { FeedbackReason } from '#contract/video-visit'
import { feedbackRefusal } from '#src/features/kept-feedback/feedback-refusal.ts'
import { messages as keptMessages } from '#src/features/kept-feedback/kept-feedback.messages.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip, Chips } from '#src/ui/chip.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { TextArea } from '#src/ui/text-field.tsx'
import { Telemedicine } from './telemedicine-context.ts'
import { messages } from './telemedicine.messages.ts'
import * as css from './telemedicine.css.ts'

const marks = [1, 2, 3, 4, 5] as const
/** As the contract has them (`feedbackReasons`, `longestText.feedback`): its files would bring the schemas with them. */
export const reasons = [
  'listened',
  'clear_answers',
  'on_time',
  'picture_and_sound',
  'kind',
] as const satisfies readonly FeedbackReason[]
const longest = 1000

/** What the patient says of the visit; filled with what was said before. */
export function FeedbackForm() {
  const intl = useIntl()
  const telemedicine = Telemedicine.useActorRef()
  const known = Telemedicine.useSelector(({ context }) => context.feedback?.feedback)
  const isBlind = Telemedicine.useSelector(({ context }) => context.feedback === undefined)
  const problem = Telemedicine.useSelector(({ context }) => context.problem)
  const isSending = Telemedicine.useSelector(selectFeedbackStage) === 'sending'
  const [rating, setRating] = useState(known?.rating)
  const [chosen, setChosen] = useState<readonly FeedbackReason[]>(known?.reasons ?? [])
  const [text, setText] = useState(known?.text ?? '')
  const [attempt, setAttempt] = useState(0)
  const send = () => {
    setAttempt(attempt + 1)
    if (rating !== undefined)
      telemedicine.send({ type: 'rating.given', rating: { rating, reasons: [...chosen], text: text.trim() } })
  }
  const why =
    rating === undefined
      ? intl.formatMessage(messages.ratingMissing)
      : problem && !isSending
        ? intl.formatMessage(feedbackRefusal(problem.code))
        : undefined
  return (
    <Stack gap={6}>
      {isBlind ? <Text as="p">{intl.formatMessage(keptMessages.blind)}</Text> : null}
      <Scale value={rating} onChange={setRating} />
      <Stack gap={3}>
        <h2>{intl.formatMessage(messages.well)}</h2>
        <Chips flow>
          {reasons.map((reason) => (
            <Chip
              key={reason}
              pressed={chosen.includes(reason)}
              onClick={() =>
                setChosen(chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason])
              }
            >
              {intl.formatMessage(messages[reason])}
            </Chip>
          ))}
        </Chips>
      </Stack>
      <TextArea
        label={intl.formatMessage(messages.more)}
        mark={intl.formatMessage(messages.optional)}
        value={text}
        onChange={setText}
        maxLength={longest}
        dir="auto"
      />
      <Stack gap={2}>
        <PressNotice refusal={attempt > 0 && why !== undefined ? { text: why, attempt } : undefined} />
        <Button size="bar" block busy={isSending} onClick={send}>
          {intl.formatMessage(messages.send)}
        </Button>
      </Stack>
    </Stack>
  )
}

function Scale({ value, onChange }: { value: number | undefined; onChange: (value: number) => void }) {
  const intl = useIntl()
  const format = useFormat()
  const name = useId()
  return (
    <fieldset className={css.scale} aria-describedby={`${name}ends`}>
      <legend>
        <Text as="h2">{intl.formatMessage(messages.question)}</Text>
      </legend>
      <div className={css.scaleRow}>
        {marks.map((mark) => (
          <label key={mark} className={css.mark}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              value={mark}
              checked={value === mark}
              onChange={() => onChange(mark)}
            />
            {format.number(mark)}
          </label>
        ))}
      </div>
      <div id={`${name}ends`} className={css.scaleEnds}>
        <Text size="1" tone="quiet">
          {intl.formatMessage(messages.lowest)}
        </Text>
        <Text size="1" tone="quiet">
          {intl.formatMessage(messages.highest)}
        </Text>
      </div>
    </fieldset>
  )
}
