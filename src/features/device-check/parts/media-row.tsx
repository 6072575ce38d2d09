import { Mic, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Badge } from '#src/ui/badge.tsx'
import { TextButton } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Row } from '#src/ui/rows.tsx'
import { SelectField } from '#src/ui/text-field.tsx'
import { messages } from '../device-check.messages.ts'
import { hasFailed, type MediaKind, type OwnMedia } from '../media-state.ts'
import type { OwnMediaStore } from '../own-media.ts'
import * as css from '../device-check.css.ts'

const words = {
  camera: {
    ...{ icon: Video, name: messages.camera, nameless: messages.cameraNumber, refused: messages.refusedCamera },
    ...{ used: messages.usedCamera },
    ...{ busy: messages.busyCamera, missing: messages.missingCamera, failed: messages.failedCamera },
  },
  microphone: {
    ...{ icon: Mic, name: messages.microphone, nameless: messages.microphoneNumber, used: messages.usedMicrophone },
    ...{ refused: messages.refusedMicrophone, busy: messages.busyMicrophone },
    ...{ missing: messages.missingMicrophone, failed: messages.failedMicrophone },
  },
} as const

type Props = { kind: MediaKind; media: OwnMedia; store: OwnMediaStore; children?: ReactNode }

/** Camera or microphone: whether it works, what to do where it does not, and another one where there are several. */
export function MediaRow({ kind, media, store, children }: Props) {
  const intl = useIntl()
  const format = useFormat()
  const { state, deviceId } = media[kind]
  const devices = kind === 'camera' ? media.cameras : media.microphones
  const { icon, name, nameless, used } = words[kind]
  return (
    <Row icon={icon}>
      <div className={css.row}>
        <div className={css.line} role="status">
          <span className={css.grow}>{intl.formatMessage(name)}</span>
          {state === 'on' ? <Badge tone="success">{intl.formatMessage(messages.works)}</Badge> : null}
          {state === 'off' ? <Badge>{intl.formatMessage(messages.isOff)}</Badge> : null}
        </div>
        <Failure kind={kind} state={state} />
        {hasFailed({ state }) ? (
          <div>
            <TextButton onClick={() => void store.open([kind])}>{intl.formatMessage(messages.tryAgain)}</TextButton>
          </div>
        ) : null}
        {state === 'on' && devices.length > 1 ? (
          <SelectField
            label={intl.formatMessage(used)}
            value={deviceId ?? ''}
            onChange={(id) => void store.choose(kind, id)}
            options={devices.map((device, index) => ({
              value: device.deviceId,
              label: device.label || intl.formatMessage(nameless, { number: format.number(index + 1) }),
            }))}
          />
        ) : null}
        {children}
        {state === 'off' ? (
          <div>
            <TextButton onClick={() => void store.open([kind])}>{intl.formatMessage(messages.turnOnOne)}</TextButton>
          </div>
        ) : null}
        {kind === 'camera' && state === 'on' ? (
          <div>
            <TextButton onClick={() => store.close('camera')}>{intl.formatMessage(messages.turnOffCamera)}</TextButton>
          </div>
        ) : null}
      </div>
    </Row>
  )
}

function Failure({ kind, state }: { kind: MediaKind; state: OwnMedia['camera']['state'] }) {
  const intl = useIntl()
  if (state === 'off' || state === 'asking' || state === 'on') return null
  return (
    <div role="alert">
      <Text as="p" size="1" tone="quiet">
        {intl.formatMessage(words[kind][state])}
      </Text>
    </div>
  )
}
