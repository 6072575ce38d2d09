import { Captions as CaptionsIcon } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApp } from '#src/context/app-context.ts'
import type { CallViewStore } from '#src/features/video-room/call-view.ts'
import { Round } from '#src/features/video-room/round.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useToast } from '#src/ui/toast.tsx'
import type { DeviceSpeech } from './device-speech.ts'
import { hasCrashed } from './parts/ask-device.ts'
import { CaptionSheet } from './parts/caption-sheet.tsx'
import { CaptionStrip } from './parts/caption-strip.tsx'
import { useCaptions } from './parts/use-captions.ts'
import { messages } from './captions.messages.ts'

type Props = {
  speech: DeviceSpeech
  view: CallViewStore
  /** Picture and sound flow. */
  isTalking: boolean
}

/** Captions of what the other side says, by the browser on this device, once their words have come. */
export default function Captions(props: Props) {
  const { intl, tenant } = useApp()
  const [hasWords, setWords] = useState(false)
  // Of pages before this one: while this one asks, the mark is there too.
  const [isGivenUp] = useState(() => hasCrashed(tenant))
  useEffect(() => {
    intl.load('captions').then(
      () => setWords(true),
      () => undefined,
    )
  }, [intl])
  return hasWords && !isGivenUp ? <WithWords {...props} /> : null
}

function WithWords({ speech, view, isTalking }: Props) {
  const intl = useIntl()
  const toast = useToast()
  const { remote, other } = useSyncExternalStore(view.subscribe, view.get, view.get)
  const captions = useCaptions(speech)
  const [isOpen, setOpen] = useState(false)
  const [isAloud, setAloud] = useState(false)
  const isOn = captions.stage === 'on'
  if (isOn && isOpen) setOpen(false)
  const track = isTalking && other.microphone ? remote?.getAudioTracks()[0] : undefined
  const giveUp = () => {
    captions.turnOff()
    toast(intl.formatMessage(messages.stopped))
  }
  const press = () => {
    if (isOn) captions.turnOff()
    else setOpen(true)
  }
  return (
    <>
      {isOn ? <CaptionStrip {...{ speech, track, isAloud }} language={captions.language} onGivenUp={giveUp} /> : null}
      <Round icon={CaptionsIcon} text={messages.captions} isOn={isOn} isLightOn onClick={press} />
      {isOpen ? <CaptionSheet {...{ captions, isAloud }} onAloud={setAloud} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
