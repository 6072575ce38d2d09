import type { Country } from '#contract/locale'
import type { MessageDescriptor } from '#src/i18n/messages.ts'

/** A field of a form: where it stands in the tenant's file, and what it is called. */
export type Entry = {
  /** Pointer below `/configuration`; of a text in several languages that of all of them. */
  at: string
  label: MessageDescriptor
  isLocalised?: true
  /** What it is a text of, where the label alone does not say. */
  of?: MessageDescriptor
  /** Something of ours stands in each language in which nothing is written. */
  hasDefault?: true
  /** Several lines. */
  isLong?: true
  /** Markup that may come from a file. */
  isDrawing?: true
  /** Shown where the tenant has this market, or something stands there; its label may name it. */
  market?: Country
  /** In which it is an amount, for its label. */
  currency?: string
  /** Shown, and changed by whoever runs the installation. */
  isFixed?: true
}
export type Section = {
  title: MessageDescriptor
  market?: Country
  entries: readonly Entry[]
  /** What the app makes of its colours stands below them. */
  hasRamp?: true
}
