import { useEffect, useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'
import { messages } from '../device-check.messages.ts'
import { watchLevel } from '../sound-level.ts'
import * as css from '../device-check.css.ts'

const bars = Array.from({ length: 20 }, (_, index) => index)
/** From this level on, of 100, a voice is easy to hear. */
const audible = 40
/** Milliseconds after which a silent microphone is spoken of. */
const patience = 8_000

/** How loud the microphone hears, as bars and in words, until a voice was heard and after. */
export function MicrophoneLevel({ track }: { track: MediaStreamTrack }) {
  const intl = useIntl()
  const [level, setLevel] = useState(0)
  const [heard, setHeard] = useState<'not yet' | 'late' | 'heard'>('not yet')
  useEffect(() => {
    const stop = watchLevel(track, (now) => {
      setLevel(now)
      if (now >= audible) setHeard('heard')
    })
    const timer = setTimeout(() => setHeard((known) => (known === 'not yet' ? 'late' : known)), patience)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [track])
  const words = { 'not yet': messages.saySomething, late: messages.silent, heard: messages.heard }[heard]
  return (
    <>
      <div role="status">
        <Text as="p" size="1" tone="quiet">
          {intl.formatMessage(words)}
        </Text>
      </div>
      <div
        className={css.level}
        role="meter"
        aria-label={intl.formatMessage(messages.level)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={level}
        aria-valuetext={intl.formatMessage(level >= audible ? messages.levelGood : messages.levelQuiet)}
      >
        {bars.map((bar) => (
          <i key={bar} data-lit={level > bar * 5 || undefined} />
        ))}
      </div>
    </>
  )
}
