import { Link } from '@tanstack/react-router'
import { textLink } from '#src/ui/button.css.ts'
import { contentPlace } from '../content/place.ts'
import { useWords } from '../draft/use-words.ts'
import { fieldId, findEntry } from './find-entry.ts'
import { addressOfGroup } from './group-names.ts'

/** A field by its label, as a link to where it is changed; its name alone where no form has it. */
export function FieldLink({ pointer }: { pointer: string }) {
  const { field } = useWords()
  const group = findEntry(pointer)?.group
  const place = contentPlace(pointer)
  if (group)
    return (
      <Link {...addressOfGroup(group)} hash={fieldId(pointer)} className={textLink}>
        {field(pointer)}
      </Link>
    )
  if (!place) return <bdi>{field(pointer)}</bdi>
  return (
    <Link
      to="/content/$part/$entry"
      params={{ part: place.page, entry: place.entry }}
      hash={fieldId(pointer)}
      className={textLink}
    >
      {field(pointer)}
    </Link>
  )
}
