import type { TenantTheme } from '#contract/tenant'
import { contrast } from './color.ts'
import { deriveColors, type Scheme } from './derive.ts'
import { pairs } from './pairs.ts'

/** An issue of a tenant's theme, in the form of configuration issues. */
export type LookIssue = { path: string; message: string; severity: 'error' }

/** Every text of the app with too little contrast to its background, in either scheme (T02). */
export function lookIssues(theme: TenantTheme): LookIssue[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    tooFaint(theme, scheme).map((message) => ({ path: '/seed', message, severity: 'error' as const })),
  )
}

function tooFaint(theme: TenantTheme, scheme: Scheme): string[] {
  const colors = deriveColors(theme, scheme)
  return pairs.flatMap(([text, ground, least]) => {
    const ratio = contrast(colors[text], colors[ground])
    return ratio < least
      ? [
          `leads to ${text} on ${ground} with a contrast of ${ratio.toFixed(2)} in the ${scheme} scheme, and it needs ${least}`,
        ]
      : []
  })
}
