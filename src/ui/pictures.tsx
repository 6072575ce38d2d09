import { colors } from './pictures.css.ts'

const { action, surface, tint2, text } = colors
const ground = { fill: tint2 }
const line = { fill: 'none', stroke: action, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Pictures for states without content of their own, 132 by 112, in the partner's colours. */
export const pictures = {
  lost: (
    <>
      <rect x="14" y="22" width="104" height="78" rx="14" {...ground} />
      <path
        d="M33 40h20a7 7 0 0 1 7 7v4a7 7 0 0 1-7 7H33a7 7 0 0 1-7-7v-4a7 7 0 0 1 7-7zM73 40h20a7 7 0 0 1 7 7v4a7 7 0 0 1-7 7H73a7 7 0 0 1-7-7v-4a7 7 0 0 1 7-7zM33 66h20a7 7 0 0 1 7 7v4a7 7 0 0 1-7 7H33a7 7 0 0 1-7-7v-4a7 7 0 0 1 7-7z"
        fill={surface}
      />
      <rect x="66" y="66" width="34" height="18" rx="7" {...line} strokeWidth="2.5" strokeDasharray="5 5" />
    </>
  ),
  clock: (
    <>
      <rect x="10" y="30" width="112" height="66" rx="14" {...ground} />
      <circle cx="66" cy="54" r="38" fill={surface} stroke={action} strokeWidth="3" />
      <path d="M66 32v23l15 9" {...line} strokeWidth="4" />
    </>
  ),
  tools: (
    <>
      <rect x="16" y="18" width="100" height="80" rx="14" {...ground} />
      <path d="M34 38h64M34 58h64M34 78h64" {...line} stroke={surface} strokeWidth="12" />
      <path d="M84 38h.01M46 58h.01M70 78h.01" {...line} strokeWidth="18" />
    </>
  ),
  offline: (
    <>
      <rect x="22" y="14" width="88" height="88" rx="16" {...ground} />
      <path d="M38 52c16-15 40-15 56 0M48 64c10-9 26-9 36 0M58 76c5-4 11-4 16 0" {...line} strokeWidth="5" />
      <path d="M40 92 94 34" {...line} stroke={tint2} strokeWidth="12" />
      <path d="M40 92 94 34" {...line} stroke={text} strokeWidth="4" />
    </>
  ),
} as const
