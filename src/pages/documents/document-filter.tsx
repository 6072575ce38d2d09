import { useState } from 'react'
import type { DocumentTag } from '#contract/content'
import type { PatientDocument } from '#contract/documents'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Chip, Chips } from '#src/ui/chip.tsx'
import type { Option } from '#src/ui/text-field.tsx'
import { messages } from './documents.messages.ts'

/** From so many on, documents are looked for by their person and their kind. */
const many = 4
/** The patient's own, among people. */
const own = ''

type Among = { documents: readonly PatientDocument[]; tags: readonly DocumentTag[]; people: readonly Option[] }

/** Chips that leave one person's documents, or those of one kind, where there are many of several; and the documents that are left. */
export function useDocumentFilter({ documents, tags, people }: Among) {
  const intl = useIntl()
  const isOffered = documents.length >= many
  const personOf = ({ patient_relative_id = own }: PatientDocument) => patient_relative_id
  const byPerson = useChoice(isOffered, documents, personOf, [
    { value: own, label: intl.formatMessage(messages.myself) },
    ...people,
  ])
  const kinds = tags.map(({ id, name }) => ({ value: id, label: name }))
  const byKind = useChoice(isOffered, byPerson.left, ({ tag_id }) => tag_id, kinds)
  return {
    left: byKind.left,
    chips: (
      <>
        <ChoiceChips label={intl.formatMessage(messages.people)} choice={byPerson} />
        <ChoiceChips label={intl.formatMessage(messages.kinds)} choice={byKind} />
      </>
    ),
  }
}

/** One value of documents that is chosen, or all of them. Offered are those that documents have, where they have several. */
function useChoice(
  isOffered: boolean,
  documents: readonly PatientDocument[],
  valueOf: (document: PatientDocument) => string,
  options: readonly Option[],
) {
  const [value, choose] = useState<string>()
  const count = (one: string) => documents.filter((document) => valueOf(document) === one).length
  const present = options.map((option) => ({ ...option, count: count(option.value) })).filter((one) => one.count > 0)
  const offered = isOffered && present.length > 1 ? present : []
  const chosen = offered.some((one) => one.value === value) ? value : undefined
  return {
    all: documents.length,
    offered,
    chosen,
    choose,
    left: chosen === undefined ? documents : documents.filter((document) => valueOf(document) === chosen),
  }
}

type ChoiceChipsProps = { label: string; choice: ReturnType<typeof useChoice> }

function ChoiceChips({ label, choice: { all, offered, chosen, choose } }: ChoiceChipsProps) {
  const intl = useIntl()
  if (offered.length === 0) return null
  return (
    <Chips label={label}>
      <Chip pressed={chosen === undefined} count={all} onClick={() => choose(undefined)}>
        {intl.formatMessage(messages.everything)}
      </Chip>
      {offered.map(({ value, label: name, count }) => (
        <Chip key={value} pressed={chosen === value} count={count} onClick={() => choose(value)}>
          {name}
        </Chip>
      ))}
    </Chips>
  )
}
