import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { SelectField } from '#src/ui/text-field.tsx'
import * as form from '#console/settings/form/form.css.ts'
import { useChoices } from '#console/settings/form/use-choices.ts'
import { nodeAt } from '#console/settings/schema-node.ts'
import { useSettings } from '#console/settings/settings-context.ts'
import { useEntries } from './entries-context.ts'
import { messages } from './entries.messages.ts'
import { spokenIn } from './offered.ts'
import type { ContentEntry } from './read-entries.ts'
import { usePlaceName } from './use-place-name.ts'
import { filled, useStage } from './use-stage.ts'

const screens = ['', '-mobile', '-desktop'] as const

/** Begins a block at a part of a page that has none yet on some screens, and opens its form. */
export function AddBlock({ entries }: { entries: readonly ContentEntry[] }) {
  const intl = useIntl()
  const { draft, schema } = useSettings()
  const { contents } = useEntries()
  const navigate = useNavigate()
  const placeName = usePlaceName()
  const optionsOf = useChoices()
  const [place, setPlace] = useState('')
  const [screen, setScreen] = useState<string>('')
  const [kind, setKind] = useState('text')
  const isTaken = (key: string) => entries.some(({ name }) => name === key)
  const places = placesOf(contents.keys).filter((key) => screens.some((end) => !isTaken(key + end)))
  const chosen = places.find((key) => key === place) ?? places[0]
  const free = screens.filter((end) => chosen !== undefined && !isTaken(chosen + end))
  const end = free.find((each) => each === screen) ?? free[0] ?? ''
  const key = `${chosen}${end}`
  const language = spokenIn(draft)[0] ?? 'en'
  const add = useStage(
    () => filled({ [`/blocks/${key}/${language}/kind`]: kind, [`/blocks/${key}/${language}/heading`]: '' }),
    { onDone: () => void navigate({ to: '/content/$part/$entry', params: { part: 'blocks', entry: key } }) },
  )
  if (chosen === undefined) return null
  const label = intl.formatMessage(messages.addBlock)
  const words = { '': messages.both, '-mobile': messages.mobile, '-desktop': messages.desktop }
  return (
    <form
      className={form.section}
      onSubmit={(event) => {
        event.preventDefault()
        void add.press()
      }}
    >
      <h3>{label}</h3>
      <SelectField
        label={intl.formatMessage(messages.place)}
        value={chosen}
        onChange={setPlace}
        options={places.map((value) => ({ value, label: placeName(value) }))}
      />
      <SelectField
        label={intl.formatMessage(messages.screens)}
        value={end}
        onChange={setScreen}
        options={free.map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
      />
      <SelectField
        label={intl.formatMessage(messages.kind)}
        value={kind}
        onChange={setKind}
        options={optionsOf(nodeAt(schema, '/blocks/x/en/kind')?.node.enum ?? [])}
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

/** Keys for all markets and languages of a part of a page, beside the keys that the app asks for. */
const placesOf = (keys: readonly string[]) => [
  ...new Set(
    keys.flatMap((key) => {
      const [, country] = /^homepage-([a-z]{2})-[a-z]{2}$/.exec(key) ?? []
      return country === undefined ? [key] : ['homepage', `homepage-${country}`, key]
    }),
  ),
]
