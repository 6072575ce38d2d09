import type { AppIssue } from '#contract/app-facts'
import type { TenantTheme } from '#contract/tenant'
import { contrast } from './color.ts'
import { deriveColors, type Scheme } from './derive.ts'
import { pairs } from './pairs.ts'

/** Every text of the app with too little contrast to its background, in either scheme (T02). */
export function lookIssues(theme: TenantTheme): AppIssue[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    tooFaint(theme, scheme).map((values) => ({
      ...{ path: '/seed', severity: 'error' as const, values },
      code: scheme === 'light' ? ('faintLight' as const) : ('faintDark' as const),
    })),
  )
}

function tooFaint(theme: TenantTheme, scheme: Scheme): AppIssue['values'][] {
  const colors = deriveColors(theme, scheme)
  return pairs.flatMap(([text, ground, least]) => {
    const ratio = contrast(colors[text], colors[ground])
    return ratio < least ? [{ text, ground, ratio: ratio.toFixed(2), least: String(least) }] : []
  })
}
