import type { ClientConfiguration } from '#contract/tenant'
import { wrong, type ConfigurationIssue } from './configuration-issue.ts'

/**
 * Whether a picture consists of shapes only: elements and attributes of a closed list, whose values can be a colour or a number
 * and never an address or a script. The page contains logos inline, so the list is closed.
 */
export function isPlainMark(svg: string): boolean {
  if (!/^<svg[\s>]/.test(svg) || !svg.endsWith('</svg>')) return false
  return svg.replace(tag, '').trim() === ''
}

const attribute =
  ' (?:xmlns="http://www\\.w3\\.org/2000/svg"|(?:viewBox|d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|points|transform|opacity|stroke-width|stroke-linecap|stroke-linejoin|fill-rule)="[A-Za-z0-9 .,()-]*"|(?:fill|stroke)="(?:#[0-9a-fA-F]{3,8}|[a-zA-Z]+|var\\(--tenant-color-[a-z0-9-]+\\))")'
const tag = new RegExp(`<(?:svg|g|path|rect|circle|ellipse|polygon|line)(?:${attribute})*/?>|</(?:svg|g)>`, 'g')

/** A logo is drawn in many sizes, so it needs a `viewBox`. */
export const markIssues = ({ logo_svg }: Pick<ClientConfiguration, 'logo_svg'>): ConfigurationIssue[] =>
  /^<svg[^>]* viewBox="\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*"/.test(logo_svg)
    ? []
    : [wrong('/logo_svg', 'markBox', { example: 'viewBox="0 0 32 32"' })]
