import type { ReactNode } from 'react'

/** What a check says, which is in English whatever the console speaks: its signs stay in their places. */
export const English = ({ children }: { children: ReactNode }) => (
  <bdi lang="en" dir="ltr">
    {children}
  </bdi>
)
