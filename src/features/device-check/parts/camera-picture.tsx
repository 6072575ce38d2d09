import type { VideoSide } from '#contract/video-visit'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Badge } from '#src/ui/badge.tsx'
import { messages } from '../device-check.messages.ts'
import type { OwnMedia } from '../media-state.ts'
import { OwnPicture } from '../own-picture.tsx'
import * as css from '../device-check.css.ts'

type Props = { media: OwnMedia; isBegun: boolean; side: VideoSide }

/** What the camera sees, as a mirror; where there is no picture, why. */
export function CameraPicture({ media: { camera, microphone }, isBegun, side }: Props) {
  const intl = useIntl()
  const { track } = camera
  const isAsking = camera.state === 'asking' || microphone.state === 'asking'
  const noPicture = side === 'patient' ? messages.noPicture : messages.noPictureForPatient
  const words = isAsking ? messages.asking : isBegun ? noPicture : messages.turnOnWhy
  return (
    <div className={css.stage}>
      {track ? (
        <>
          <OwnPicture track={track} className={css.picture} />
          <span className={css.mark}>
            <Badge>{intl.formatMessage(messages.you)}</Badge>
          </span>
        </>
      ) : (
        <p className={css.caption} role="status">
          {intl.formatMessage(words)}
        </p>
      )}
    </div>
  )
}
