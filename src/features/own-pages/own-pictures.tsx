import { colors } from '#src/ui/pictures.css.ts'

const { action, surface, tint2 } = colors
const line = { fill: 'none', stroke: action, strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: 3 } as const

/** Two people, of whom one is not there yet. */
export const people = (
  <>
    <rect x="10" y="22" width="112" height="78" rx="14" fill={tint2} />
    <circle cx="48" cy="48" r="13" fill={surface} stroke={action} strokeWidth="3" />
    <path d="M24 90c2-16 11-23 24-23s22 7 24 23" {...line} fill={surface} />
    <circle cx="89" cy="52" r="10" {...line} strokeDasharray="4 6" />
    <path d="M74 90c2-13 7-18 15-18s14 5 16 18" {...line} strokeDasharray="4 6" />
  </>
)

/** A sheet of paper over another one. */
export const papers = (
  <>
    <rect x="10" y="26" width="112" height="74" rx="14" fill={tint2} />
    <path d="M52 24h36l10 10v46H52z" {...line} fill={tint2} />
    <path d="M36 34h34l12 12v46H36z" {...line} fill={surface} />
    <path d="M70 34v12h12M46 60h26M46 70h26M46 80h16" {...line} />
  </>
)
