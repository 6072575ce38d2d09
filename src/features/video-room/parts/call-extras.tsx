import { Aperture, PictureInPicture2, SwitchCamera } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { OwnMediaStore } from '#src/features/device-check/own-media.ts'
import { useOwnMedia } from '#src/features/device-check/use-own-media.ts'
import { messages } from '../video-room.messages.ts'
import { canBlur, isBlurred, setBlur } from './blur.ts'
import { Round } from '../round.tsx'

type Props = {
  media: OwnMediaStore
  /** The picture of the other side, where one is shown. */
  picture: HTMLVideoElement | undefined
}

/** What not every device has, each only where it does: another camera, blur, and the picture in a small window beside other work. */
export function CallExtras({ media, picture }: Props) {
  const { camera, cameras } = useOwnMedia(media)
  const { track } = camera
  return (
    <>
      {track && cameras.length > 1 ? (
        <Round
          icon={SwitchCamera}
          text={messages.switchCamera}
          onClick={() => void media.choose('camera', after(cameras, camera.deviceId))}
        />
      ) : null}
      {track && canBlur(track) ? <Blur key={track.id} track={track} /> : null}
      {picture && document.pictureInPictureEnabled ? <Small picture={picture} /> : null}
    </>
  )
}

/** The camera behind the one that is on. */
function after(cameras: readonly MediaDeviceInfo[], deviceId: string | undefined): string {
  const at = cameras.findIndex((one) => one.deviceId === deviceId)
  return cameras[(at + 1) % cameras.length]?.deviceId ?? ''
}

function Blur({ track }: { track: MediaStreamTrack }) {
  const [isOn, setOn] = useState(() => isBlurred(track))
  useEffect(() => {
    // The system has a switch of its own.
    const look = () => setOn(isBlurred(track))
    track.addEventListener('configurationchange', look)
    return () => track.removeEventListener('configurationchange', look)
  }, [track])
  // Where the device refuses, the button stays as it was.
  const press = () =>
    void setBlur(track, !isOn)
      .catch(() => undefined)
      .then(() => setOn(isBlurred(track)))
  return <Round icon={Aperture} text={messages.blur} isOn={isOn} isLightOn onClick={press} />
}

function Small({ picture }: { picture: HTMLVideoElement }) {
  const [isOn, setOn] = useState(() => document.pictureInPictureElement === picture)
  useEffect(() => {
    const look = () => setOn(document.pictureInPictureElement === picture)
    const changes = ['enterpictureinpicture', 'leavepictureinpicture'] as const
    for (const change of changes) picture.addEventListener(change, look)
    return () => {
      for (const change of changes) picture.removeEventListener(change, look)
      // The small window would stay, without a picture.
      if (document.pictureInPictureElement === picture) void document.exitPictureInPicture().catch(() => undefined)
    }
  }, [picture])
  const press = () =>
    void (isOn ? document.exitPictureInPicture() : picture.requestPictureInPicture()).catch(() => undefined)
  return <Round icon={PictureInPicture2} text={messages.smallWindow} isOn={isOn} isLightOn onClick={press} />
}
