import { useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/locale'
import { useApp } from '#src/context/app-context.ts'
import type { DeviceSpeech } from '../device-speech.ts'
import { askDevice } from './ask-device.ts'

/**
 * `offered`: the browser can fetch the language. The last three say why nothing is shown: it knows the language on no device, it could not be
 * fetched, and it says nothing.
 */
export type CaptionStage = 'off' | 'asking' | 'offered' | 'fetching' | 'on' | 'unavailable' | 'notFetched' | 'refused'

/** Captions of one page: in which language, and how far they are. The browser is asked by `turnOn` alone. */
export function useCaptions(speech: DeviceSpeech) {
  const { tenant, locale } = useApp()
  const [language, setLanguage] = useState<Language>(locale.language)
  const [stage, setStage] = useState<CaptionStage>('off')
  // What a question of before is answered with, or one of a room that was left, changes nothing.
  const turn = useRef(0)
  useEffect(() => () => void (turn.current += 1), [])
  const begin = (): ((stage: CaptionStage) => void) => {
    const own = (turn.current += 1)
    return (next) => turn.current === own && setStage(next)
  }

  const fetchLanguage = async (become = begin()) => {
    become('fetching')
    const isThere = await speech.install({ langs: [language], processLocally: true }).catch(() => false)
    become(isThere ? 'on' : 'notFetched')
  }
  const turnOn = async () => {
    const become = begin()
    become('asking')
    const answer = await askDevice(speech, tenant, language)
    if (answer === 'downloading') await fetchLanguage(become)
    else become(answer === 'available' ? 'on' : answer === 'downloadable' ? 'offered' : answer)
  }
  const turnOff = () => begin()('off')
  return {
    language,
    stage,
    choose: (next: Language) => {
      turnOff()
      setLanguage(next)
    },
    ...{ turnOn, fetchLanguage: () => fetchLanguage(), turnOff },
  }
}
