import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { ownCopyQuery } from '#src/queries/own-copies.ts'
import type { OwnCopies } from '#src/session/to-own-copies.ts'
import { OwnOffline, OwnSkeleton } from '#src/features/own-pages/own-frame.tsx'

type Props<Name extends keyof OwnCopies> = {
  name: Name
  /** Where this device has no copy. */
  none?: ReactNode
  children: (copy: OwnCopies[Name]) => ReactNode
}

/** What this device has kept of a page of the patient's own, in its place without a network. The strip at the top says how old it is. */
export function OwnCopy<Name extends keyof OwnCopies>({ name, none = <OwnOffline />, children }: Props<Name>) {
  const { data: copy } = useQuery(ownCopyQuery(useApp(), name))
  if (copy === undefined) return <OwnSkeleton />
  return copy ? children(copy.value) : none
}
