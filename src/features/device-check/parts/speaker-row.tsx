import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Inline, Text } from '#src/ui/layout.tsx'
import { Row } from '#src/ui/rows.tsx'
import { SelectField } from '#src/ui/text-field.tsx'
import { messages } from '../device-check.messages.ts'
import type { OwnMedia } from '../media-state.ts'
import type { OwnMediaStore } from '../own-media.ts'
import { canChooseSpeaker, playTone } from '../test-tone.ts'
import * as css from '../device-check.css.ts'

type Answer = 'playing' | 'question' | 'heard' | 'not heard' | 'failed'

/** Whether the patient will hear: only they can tell. */
export function SpeakerRow({ media: { speakers, speakerId }, store }: { media: OwnMedia; store: OwnMediaStore }) {
  const intl = useIntl()
  const format = useFormat()
  const [answer, setAnswer] = useState<Answer>()
  const play = () => {
    setAnswer('playing')
    void playTone(speakerId).then(
      () => setAnswer('question'),
      () => setAnswer('failed'),
    )
  }
  const help = { 'not heard': messages.notHeard, failed: messages.cannotPlay, question: messages.didYouHear } as const
  const words = answer === 'not heard' || answer === 'failed' || answer === 'question' ? help[answer] : undefined
  return (
    <Row icon={Volume2}>
      <div className={css.row}>
        <div className={css.line}>
          <span className={css.grow}>{intl.formatMessage(messages.speaker)}</span>
          {answer === 'heard' ? <Badge tone="success">{intl.formatMessage(messages.works)}</Badge> : null}
          <Button size="small" tone="soft" busy={answer === 'playing'} onClick={play}>
            {intl.formatMessage(messages.playSound)}
          </Button>
        </div>
        <div role="status">
          {words ? (
            <Text as="p" size="1" tone="quiet">
              {intl.formatMessage(words)}
            </Text>
          ) : null}
        </div>
        {answer === 'question' ? (
          <Inline gap={2}>
            <Button size="small" tone="secondary" onClick={() => setAnswer('heard')}>
              {intl.formatMessage(messages.yes)}
            </Button>
            <Button size="small" tone="secondary" onClick={() => setAnswer('not heard')}>
              {intl.formatMessage(messages.no)}
            </Button>
          </Inline>
        ) : null}
        {speakers.length > 1 && canChooseSpeaker() ? (
          <SelectField
            label={intl.formatMessage(messages.usedSpeaker)}
            value={speakerId ?? speakers[0]?.deviceId ?? ''}
            onChange={(id) => {
              store.chooseSpeaker(id)
              setAnswer(undefined)
            }}
            options={speakers.map((device, index) => ({
              value: device.deviceId,
              label: device.label || intl.formatMessage(messages.speakerNumber, { number: format.number(index + 1) }),
            }))}
          />
        ) : null}
      </div>
    </Row>
  )
}
