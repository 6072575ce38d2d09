import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { messages } from './search-list.messages.ts'

type Chosen<Facet extends string> = { facet: Facet; value: string }

export type ChosenChipsProps<Facet extends string> = {
  /** Chosen filter values; at least one. */
  chosen: readonly Chosen<Facet>[]
  /** The visible name of a value. */
  nameOf: (facet: Facet, value: string) => string
  /** `focusOn`: ids to move the focus to, since the pressed chip is gone: the first that still exists. */
  onRemove: (chosen: Chosen<Facet>, focusOn: readonly string[]) => void
  onClear: (focusOn: readonly string[]) => void
}

/** Chosen filters, each removed by one press, and all of them by another. */
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

/** Id of the chip of a chosen filter. */
export const chipId = (facet: string, value: string) => `chosen-${facet}-${value}`

/** Id of the heading of the list, which always exists. */
export const listHeading = 'results'
