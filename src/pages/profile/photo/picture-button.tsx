import type { LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#src/ui/button.tsx'

type PictureButtonProps = {
  onPicture: (file: File) => void
  /** Opens the camera instead of the pictures of the device. */
  fromCamera?: boolean
  size?: 'medium' | 'bar'
  icon?: LucideIcon
  children: string
}

/** A button that takes a picture of the device. */
export function PictureButton({ onPicture, fromCamera = false, size = 'medium', icon, children }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button tone="secondary" size={size} block {...(icon && { icon })} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        {...(fromCamera ? { accept: 'image/*', capture: 'user' } : { accept: 'image/*,.heic,.heif' })}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPicture(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
