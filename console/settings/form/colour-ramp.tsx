import type { Draft, Held } from '#contract/console/drafts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { contrast } from '#src/theme/color.ts'
import { deriveColors, type Palette } from '#src/theme/derive.ts'
import { messages as preview } from '#console/preview/preview.messages.ts'
import { standingAt } from '#console/draft/draft-query.ts'
import { messages as groups } from '../groups.messages.ts'
import { messages as look } from '../labels/look.messages.ts'
import { messages } from '../labels/ramp.messages.ts'
import { useSettings } from '../settings-context.ts'
import { useTyped } from '../typed-values.ts'
import * as css from './form.css.ts'

const schemes = ['light', 'dark'] as const

/** Text and background of what patients see most. */
const pairs = [
  { text: 'onAction', ground: 'action', label: messages.buttons },
  { text: 'brandText', ground: 'surface', label: messages.links },
  { text: 'onTint', ground: 'tint2', label: messages.chosen },
  { text: 'onAccent', ground: 'accent', label: look.accent },
  { text: 'onHero', ground: 'hero', label: messages.hero },
  { text: 'onHeader', ground: 'header', label: look.header },
  { text: 'text', ground: 'page', label: groups.texts },
] as const

/** The colours that the app derives from those of the draft and of what is typed, light and dark, with the contrast of their texts. */
export function ColourRamp() {
  const intl = useIntl()
  const { draft } = useSettings()
  const typed = useTyped()
  // Half of a colour is none: until it is whole, what stands there stays.
  const palette = readPalette(draft, typed) ?? readPalette(draft)
  if (!palette) return null
  return (
    <div className={css.field}>
      <p className={css.note}>{intl.formatMessage(messages.lead)}</p>
      {schemes.map((scheme) => {
        const colours = deriveColors(palette, scheme)
        const name = intl.formatMessage(preview[scheme])
        return (
          <ul key={scheme} aria-label={name} className={css.ramp}>
            {pairs.map(({ text, ground, label }) => (
              <li key={ground} style={{ color: colours[text], background: colours[ground] }}>
                {intl.formatMessage(messages.pair, {
                  name: intl.formatMessage(label),
                  ratio: contrast(colours[text], colours[ground]).toFixed(1),
                })}
              </li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}

/** The colours of a draft, with what is typed in their fields; undefined where that is none. */
function readPalette(draft: Draft, typed?: ReadonlyMap<string, Held>): Palette | undefined {
  const at = (name: string): unknown => {
    const pointer = `/configuration/theme/${name}`
    return (typed?.get(pointer) ?? standingAt(draft, pointer).held).value
  }
  const seed = at('seed')
  const [tint, chroma, lightness, strength, hue] = [
    'neutral/hue',
    'neutral/chroma',
    'hero/lightness',
    'hero/chroma',
    'hero/hue',
  ].map(at)
  const accent = at('accent')
  const header = (['plain', 'solid', 'centred'] as const).find((each) => each === at('header'))
  if (typeof seed !== 'string' || !/^#[0-9a-fA-F]{6}$/.test(seed) || !header) return undefined
  if (!isNumber(tint) || !isNumber(chroma) || !isNumber(lightness) || !isNumber(strength)) return undefined
  const [l, c, h] = Array.isArray(accent) ? (accent as unknown[]) : []
  if (!isNumber(l) || !isNumber(c) || !isNumber(h)) return undefined
  return {
    ...{ seed, header, neutral: { hue: tint, chroma }, accent: [l, c, h] },
    hero: { lightness, chroma: strength, ...(isNumber(hue) && { hue }) },
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
