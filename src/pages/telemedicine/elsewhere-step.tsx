import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { VideoRoom } from '#contract/video-visit'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, LinkButton, TextLink } from '#src/ui/button.tsx'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { StepHeading } from '#src/ui/step-heading.tsx'
import { DoctorLine } from './doctor-line.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { useLeaving, useVisit } from './telemedicine-context.ts'
import { messages } from './telemedicine.messages.ts'
import * as css from './telemedicine.css.ts'

type Elsewhere = Extract<VideoRoom, { kind: 'external' }>

/** The visit with another provider of video calls: in a frame of this page, or in a window of its own. */
export function ElsewhereStep() {
  const { room } = useVisit()
  const intl = useIntl()
  const leaving = useLeaving()
  const [isLeaving, setLeaving] = useState(false)
  if (room?.kind !== 'external') return null
  return (
    <div className={css.end}>
      <Wrap width={room.show === 'embedded' ? 'page' : 'narrow'}>
        <Stack gap={5}>
          {room.show === 'embedded' ? <Framed room={room} /> : <Opened room={room} />}
          <div>
            <Button tone="secondary" onClick={() => setLeaving(true)}>
              {intl.formatMessage(messages.finish)}
            </Button>
          </div>
        </Stack>
      </Wrap>
      {isLeaving ? <LeaveQuestion {...leaving} onStay={() => setLeaving(false)} /> : null}
    </div>
  )
}

/** It keeps its own origin and may use camera and microphone; it can neither navigate the app nor read it. */
function Framed({ room: { url } }: { room: Elsewhere }) {
  const intl = useIntl()
  const { locale } = useApp()
  return (
    <>
      <StepHeading>{intl.formatMessage(messages.elsewhereHeading)}</StepHeading>
      <iframe
        src={url}
        title={intl.formatMessage(messages.title)}
        lang={locale.language}
        className={css.frame}
        allow="camera; microphone; display-capture; autoplay; fullscreen"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        // The address is a key of the room: nobody else is to read it.
        referrerPolicy="no-referrer"
      />
      <div>
        <TextLink href={url} target="_blank" rel="noopener noreferrer" icon={ExternalLink}>
          {intl.formatMessage(messages.ownWindow)}
        </TextLink>
      </div>
    </>
  )
}

function Opened({ room: { url } }: { room: Elsewhere }) {
  const intl = useIntl()
  return (
    <>
      <Stack gap={2}>
        <StepHeading>{intl.formatMessage(messages.openedHeading)}</StepHeading>
        <Text as="p" tone="quiet">
          {intl.formatRich(messages.openedWhy, { host: <bdi>{new URL(url).host}</bdi> })}
        </Text>
      </Stack>
      <DoctorLine />
      <LinkButton size="bar" block href={url} target="_blank" rel="noopener noreferrer" iconEnd={ExternalLink}>
        {intl.formatMessage(messages.open)}
      </LinkButton>
    </>
  )
}
