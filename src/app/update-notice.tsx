import { useAppUpdate } from '#src/page-load/app-update.ts'
import { useUpdatePrompt } from '#src/shell/use-update-prompt.ts'

/** Offers a new version when one waits and nothing would be disturbed. */
export function UpdateNotice() {
  const { isReady, apply } = useAppUpdate()
  useUpdatePrompt(isReady, apply)
  return null
}
