import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { messages } from './search-list.messages.ts'

/** A filter that is on, by the name a reader knows it by. */
export type ChosenFilter = { key: string; name: string; onRemove: () => void }

/** What is on, each to be taken away with one press, and all of it with another. */
export function ChosenChips({ chosen, onClear }: { chosen: readonly ChosenFilter[]; onClear: () => void }) {
  const intl = useIntl()
  if (chosen.length === 0) return null
  return (
    <>
      {chosen.map(({ key, name, onRemove }) => (
        <Chip key={key} removable pressed aria-label={intl.formatMessage(messages.remove, { name })} onClick={onRemove}>
          <OwnScript>{name}</OwnScript>
        </Chip>
      ))}
      <TextButton onClick={onClear}>{intl.formatMessage(messages.clear)}</TextButton>
    </>
  )
}
