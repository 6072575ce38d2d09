import type { FunctionComponent } from 'react'
import type { AppContext } from '#src/context/app-context.ts'
import { pageStore } from '#src/page-load/page-store.ts'
import type { LegalContent } from './legal-content.ts'

type LegalView = FunctionComponent<{ content: LegalContent; onClose: () => void }>
/** The open text, with the component that renders it; null while none is open (S02). */
type OpenLegal = { content: LegalContent; View: LegalView } | null

const open = pageStore<OpenLegal>(null)

/** Opens a text over the page. The component is loaded with the first one. Rejects where it cannot be loaded. */
export async function openLegal({ intl }: AppContext, content: LegalContent): Promise<void> {
  const [{ LegalModal }] = await Promise.all([import('./legal-modal.tsx'), intl.load('external')])
  open.set({ content, View: LegalModal })
}

export const closeLegal = () => open.set(null)

/** The text that is open over the page (S02). None while a page is rendered on the server. */
export const useLegal = open.use
