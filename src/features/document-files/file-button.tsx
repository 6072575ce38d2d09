import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { fileTypes } from '#contract/documents'
import { Button } from '#src/ui/button.tsx'

type Props = { label: string; onFile: (file: File) => void; /** Id of a note about it. */ describedBy?: string }

/** A button that chooses one file of the device; a phone offers its camera too. */
export function FileButton({ label, onFile, describedBy }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        icon={Upload}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={`${fileTypes.join()},.heic,.heif`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
