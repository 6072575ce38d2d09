import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { messages } from './search-list.messages.ts'

export type ChosenChipsProps<Facet extends string> = {
  /** The filters that are on; at least one. */
  chosen: readonly { facet: Facet; value: string }[]
  /** What a reader knows one by. */
  nameOf: (facet: Facet, value: string) => string
  onRemove: (facet: Facet, value: string) => void
  onClear: () => void
}

/** What is on, each to be taken away with one press, and all of it with another. */
export function ChosenChips<Facet extends string>({ chosen, nameOf, onRemove, onClear }: ChosenChipsProps<Facet>) {
  const intl = useIntl()
  return (
    <>
      {chosen.map(({ facet, value }) => {
        const name = nameOf(facet, value)
        return (
          <Chip
            key={`${facet}-${value}`}
            removable
            pressed
            aria-label={intl.formatMessage(messages.remove, { name })}
            onClick={() => onRemove(facet, value)}
          >
            <OwnScript>{name}</OwnScript>
          </Chip>
        )
      })}
      <TextButton onClick={onClear}>{intl.formatMessage(messages.clear)}</TextButton>
    </>
  )
}
