import type { Span } from './span.ts'

/** A span of time, with the number of the appointment from here that it is, where it is one. */
export type BusySpan = Span & { number?: string }

/** Spans within a window, in order, those that meet as one; appointments stand by themselves. */
export function mergeSpans(spans: readonly BusySpan[], window: Span): BusySpan[] {
  const merged: BusySpan[] = []
  let last: BusySpan | undefined
  const inOrder = spans
    .map((span) => ({ ...span, from: Math.max(span.from, window.from), to: Math.min(span.to, window.to) }))
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
  for (const span of inOrder) {
    if (span.number !== undefined) merged.push(span)
    else if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push((last = span))
  }
  return merged
}
