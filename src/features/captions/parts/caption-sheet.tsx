import { useEffect, useRef } from 'react'
import { languages, type Language } from '#contract/locale'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox, RadioRows } from '#src/ui/choice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { messages } from '../captions.messages.ts'
import type { CaptionStage, useCaptions } from './use-captions.ts'

/** Their names as `languageName` knows them. */
const names: Record<Language, string> = { en: 'English', ar: 'Arabic', id: 'Indonesian' }

/** What is said of a stage; `danger` where nothing comes of it. */
const said: Partial<Record<CaptionStage, { text: MessageDescriptor; kind: 'info' | 'danger' }>> = {
  asking: { text: messages.asking, kind: 'info' },
  offered: { text: messages.offered, kind: 'info' },
  fetching: { text: messages.fetching, kind: 'info' },
  unavailable: { text: messages.unavailable, kind: 'danger' },
  notFetched: { text: messages.notFetched, kind: 'danger' },
  refused: { text: messages.refused, kind: 'danger' },
}

type Props = {
  captions: ReturnType<typeof useCaptions>
  isAloud: boolean
  onAloud: (isAloud: boolean) => void
  onClose: () => void
}

/** What captions are, in which language, and what the browser lacks for them. Closing it stops nothing that the browser fetches. */
export function CaptionSheet({ captions, isAloud, onAloud, onClose }: Props) {
  const intl = useIntl()
  const format = useFormat()
  const own = useApp().locale.language
  const { language, stage, choose, turnOn, fetchLanguage } = captions
  const nameOf = (one: Language) => format.languageName(names[one])
  const isFetch = stage === 'offered' || stage === 'notFetched' || stage === 'fetching'
  const note = said[stage]
  const foot = useRef<HTMLDivElement>(null)
  // In a low window the whole sheet scrolls, and why there are no captions would be said out of sight.
  useEffect(() => {
    if (stage !== 'off') foot.current?.scrollIntoView({ block: 'end' })
  }, [stage])
  return (
    <Sheet
      title={intl.formatMessage(messages.captions)}
      open
      onClose={onClose}
      footer={
        <div ref={foot}>
          <Stack gap={2}>
            <div role="status">
              {note ? (
                <Note kind={note.kind}>{intl.formatMessage(note.text, { language: nameOf(language) })}</Note>
              ) : null}
            </div>
            <Button
              size="bar"
              block
              busy={stage === 'asking' || stage === 'fetching'}
              onClick={() => void (isFetch ? fetchLanguage() : turnOn())}
            >
              {intl.formatMessage(isFetch ? messages.fetch : messages.show)}
            </Button>
          </Stack>
        </div>
      }
    >
      <Stack gap={4}>
        <Text>{intl.formatMessage(messages.what)}</Text>
        <RadioRows
          legend={intl.formatMessage(messages.language)}
          options={[own, ...languages.filter((one) => one !== own)].map((one) => ({ value: one, label: nameOf(one) }))}
          value={language}
          onChange={choose}
        />
        <Checkbox checked={isAloud} onChange={onAloud}>
          {intl.formatMessage(messages.aloud)}
        </Checkbox>
      </Stack>
    </Sheet>
  )
}
