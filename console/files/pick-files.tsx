import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#src/ui/button.tsx'

type Props = {
  label: string
  /** What the button is called where several say the same. */
  name?: string
  /** Endings of the names that may be chosen. */
  endings: readonly string[]
  isMany?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that chooses files of the device. */
export function PickFiles({ label, name = label, endings, isMany = false, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        tone="secondary"
        size={isMany ? 'medium' : 'small'}
        icon={Upload}
        aria-label={name}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={name}
        multiple={isMany}
        accept={endings.map((ending) => `.${ending}`).join()}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
