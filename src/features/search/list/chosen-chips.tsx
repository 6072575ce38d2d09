import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { messages } from './search-list.messages.ts'

type Chosen<Facet extends string> = { facet: Facet; value: string }

export type ChosenChipsProps<Facet extends string> = {
  /** The filters that are on; at least one. */
  chosen: readonly Chosen<Facet>[]
  /** What a reader knows one by. */
  nameOf: (facet: Facet, value: string) => string
  /** `focusOn`: where the focus goes, since the chip that was pressed is gone: to the first of them that is left. */
  onRemove: (chosen: Chosen<Facet>, focusOn: readonly string[]) => void
  onClear: (focusOn: readonly string[]) => void
}

/** What is on, each to be taken away with one press, and all of it with another. */
export function ChosenChips<Facet extends string>({ chosen, nameOf, onRemove, onClear }: ChosenChipsProps<Facet>) {
  const intl = useIntl()
  const ids = chosen.map(({ facet, value }) => chipId(facet, value))
  return (
    <>
      {chosen.map(({ facet, value }, index) => {
        const name = nameOf(facet, value)
        return (
          <Chip
            key={ids[index]}
            id={ids[index]}
            removable
            pressed
            aria-label={intl.formatMessage(messages.remove, { name })}
            onClick={() =>
              onRemove({ facet, value }, [...ids.slice(index + 1), ...ids.slice(0, index).reverse(), listHeading])
            }
          >
            <OwnScript>{name}</OwnScript>
          </Chip>
        )
      })}
      <TextButton onClick={() => onClear([listHeading])}>{intl.formatMessage(messages.clear)}</TextButton>
    </>
  )
}

/** The chip of a filter that is on. */
export const chipId = (facet: string, value: string) => `chosen-${facet}-${value}`

/** The heading of the list, which is always there. */
export const listHeading = 'results'
