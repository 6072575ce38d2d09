import { useEffect, useState } from 'react'
import type { Language } from '#contract/locale'
import { markOf } from '#src/features/script-runs.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLatestCallback } from '#src/ui/use-latest-callback.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { DeviceSpeech } from '../device-speech.ts'
import { messages } from '../captions.messages.ts'
import * as css from '../captions.css.ts'
import { listen } from './listen.ts'

/** Milliseconds after which what was said last is taken away: it is no longer what is being said. */
const stay = 12_000

type Props = {
  speech: DeviceSpeech
  /** Sound of the other side; absent while it is silent on purpose, or not here. */
  track: MediaStreamTrack | undefined
  language: Language
  /** Each sentence is announced as well. Who hears the call with a screen reader would hear two voices at once otherwise. */
  isAloud: boolean
  onGivenUp: () => void
}

/** The last lines of what the other side says. They are kept nowhere. */
export function CaptionStrip({ speech, track, language, isAloud, onGivenUp }: Props) {
  const intl = useIntl()
  const [{ text, said }, setWords] = useState(nothing)
  const giveUp = useLatestCallback(onGivenUp)
  useEffect(() => {
    if (!track) return
    const onWords = (now: string, final: string) =>
      setWords((before) => ({ text: now, said: final === '' ? before.said : final }))
    const stop = listen({ speech, track, lang: language, onWords, onGivenUp: giveUp })
    return () => {
      stop()
      setWords(nothing)
    }
  }, [speech, track, language, giveUp])
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => setWords(nothing), stay)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      <div className={css.strip}>
        {text === '' ? (
          <p className={`${css.words} ${css.quiet}`}>{intl.formatMessage(messages.waiting)}</p>
        ) : (
          <p className={css.words} {...markOf(language)}>
            {text}
          </p>
        )}
      </div>
      {isAloud ? (
        <div role="status" className={css.spoken} {...markOf(language)}>
          <VisuallyHidden>{said}</VisuallyHidden>
        </div>
      ) : null}
    </>
  )
}

const nothing = { text: '', said: '' }
