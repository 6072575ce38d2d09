import { Share2 } from 'lucide-react'
import { Button, TextButton } from '#src/ui/button.tsx'
import { useShare } from './use-share.ts'

type ShareButtonProps = {
  label: string
  title: string
  /** A public page of the app, from `useLinks`. */
  path: string
  /** Beside text, or among other buttons. */
  look: 'text' | 'button'
}

/** Shares a public page. */
export function ShareButton({ label, title, path, look }: ShareButtonProps) {
  const share = useShare()
  const onClick = () => share(title, path)
  return look === 'text' ? (
    <TextButton icon={Share2} onClick={onClick}>
      {label}
    </TextButton>
  ) : (
    <Button tone="secondary" icon={Share2} onClick={onClick}>
      {label}
    </Button>
  )
}
