import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useConsole } from '#console/console-context.ts'
import { standingAt } from '#console/draft/draft-query.ts'
import { useWords } from '#console/draft/use-words.ts'
import type { Fault } from '#console/form/use-press.ts'
import * as form from '#console/settings/form/form.css.ts'
import { useSettings } from '#console/settings/settings-context.ts'
import { useEntries } from './entries-context.ts'
import { messages } from './entries.messages.ts'
import { newArticle, newBanner, newDocument } from './new-entry.ts'
import { marketsIn, spokenIn } from './offered.ts'
import type { ContentEntry } from './read-entries.ts'
import { useStage } from './use-stage.ts'

const names = { banners: messages.addBanner, articles: messages.addArticle, documents: messages.addDocument } as const

/** Begins a banner, an article or a page of text with a name and a title, and opens its form. */
export function AddEntry({ entries }: { entries: readonly ContentEntry[] }) {
  const intl = useIntl()
  const { language } = useConsole()
  const { languageName } = useWords()
  const { draft } = useSettings()
  const { page } = useEntries()
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [name, setName] = useState('')
  const spoken = spokenIn(draft)
  const written = spoken.includes(language) ? language : (spoken[0] ?? 'en')
  const started = { name, title: title.trim(), language: written }
  const check = (): Fault | undefined => {
    if (started.title === '') return { field: 'title', text: intl.formatMessage(messages.titleMissing) }
    if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name)) return { field: 'name', text: intl.formatMessage(messages.nameWrong) }
    if (entries.some((entry) => entry.name === name))
      return { field: 'name', text: intl.formatMessage(messages.nameTaken) }
    return undefined
  }
  const add = useStage(
    () => {
      if (page === 'banners') return newBanner(started, entries, marketsIn(draft)[0] ?? 'ae')
      if (page === 'articles') return newArticle(started, new Date())
      return newDocument(started, standingAt(draft, '/configuration/external_pages').held)
    },
    { check, onDone: () => void navigate({ to: '/content/$part/$entry', params: { part: page, entry: name } }) },
  )
  if (page === 'blocks') return null
  const label = intl.formatMessage(names[page])
  return (
    <form
      className={form.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add.press()
      }}
    >
      <h3>{label}</h3>
      <TextField
        name="title"
        label={intl.formatMessage(messages.newTitle, { language: languageName(written) })}
        lang={written}
        dir="auto"
        maxLength={200}
        value={title}
        error={add.errorOf('title')}
        onChange={(text) => {
          setTitle(text)
          add.changed()
        }}
      />
      <TextField
        name="name"
        label={intl.formatMessage(messages.newName)}
        hint={intl.formatMessage(messages.nameHint)}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={name}
        error={add.errorOf('name')}
        onChange={(text) => {
          setName(text)
          add.changed()
        }}
      />
      <PressNotice refusal={add.refusal} />
      <div>
        <Button type="submit" tone="secondary" busy={add.isBusy}>
          {label}
        </Button>
      </div>
    </form>
  )
}
