import { useApp } from '#src/context/app-context.ts'
import { ExternalFrame } from '#src/features/external-page/external-frame.tsx'
import { findExternalPlace } from '#src/features/external-page/external-page.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import type { LegalContent } from './legal-content.ts'

/** Terms or privacy over the page: full screen on a phone, a dialog with a close button on a desktop (U01). */
export function LegalModal({ content, onClose }: { content: LegalContent; onClose: () => void }) {
  const place = findExternalPlace(useApp(), content)
  if (!place) return null
  return (
    <Sheet title={place.title} open onClose={onClose} size="screen">
      <ExternalFrame place={place} />
    </Sheet>
  )
}
