import type { Relative } from '#contract/relative'

/** Whether the patient may book for a relative: a child, or an adult who agreed. */
export const canBookFor = ({ consent }: Pick<Relative, 'consent'>): boolean =>
  consent === undefined || consent.state === 'given'
