import type { ReactNode } from 'react'
import { colors, picture } from './install-pictures.css.ts'

/** What to press in each step, drawn: the text beside it says the same. */
export const pictures = {
  /** Safari's bar at the bottom of an iPhone. */
  share: (
    <Picture>
      <BarBelow signs="M78 96l-8 8 8 8M112 96l8 8-8 8M224 100h14M224 108h14" tabs={186} />
      <Share x={152} y={103} />
    </Picture>
  ),
  /** The toolbar of Safari on a Mac. */
  shareAbove: (
    <Picture>
      <BrowserWindow />
      <rect x="92" y="34" width="104" height="18" rx="9" fill={colors.line} />
      <Line x={48} y={84} width={150} />
      <Line x={48} y={104} width={196} />
      <Share x={236} y={44} />
    </Picture>
  ),
  /** A menu with the entry that is meant. */
  entry: (
    <Picture>
      <rect x="34" y="14" width="232" height="150" rx="20" fill={colors.surface} stroke={colors.line} strokeWidth="2" />
      <Line x={54} y={32} width={110} />
      <rect x="46" y="56" width="208" height="38" rx="10" fill={colors.chosen} />
      <rect x="60" y="71" width="118" height="8" rx="4" fill={colors.onChosen} />
      <g stroke={colors.action} strokeWidth="2.5" fill="none">
        <rect x="222" y="65" width="20" height="20" rx="5" />
        <path d="M232 70v10M227 75h10" />
      </g>
      <Line x={60} y={112} width={90} />
      <rect x="222" y="106" width="20" height="20" rx="5" fill="none" stroke={colors.line} strokeWidth="2" />
    </Picture>
  ),
  /** Three dots at the top, beside the address. */
  menuAbove: (
    <Picture>
      <Sheet y={14} height={180} />
      <rect x="56" y="30" width="150" height="24" rx="12" fill={colors.line} />
      <Dots x={236} y={42} />
      <Line x={62} y={84} width={120} />
      <Line x={62} y={104} width={176} />
      <Ring x={236} y={42} />
    </Picture>
  ),
  /** The menu at the end of a bar at the bottom. */
  menuBelow: (
    <Picture>
      <BarBelow signs="M78 96l-8 8 8 8M122 96l8 8-8 8" tabs={172} />
      <path d="M220 96h18M220 103h18M220 110h18" stroke={colors.action} strokeWidth="2.5" strokeLinecap="round" />
      <Ring x={229} y={103} />
    </Picture>
  ),
  /** The sign at the end of the address bar on a computer. */
  addressBar: (
    <Picture>
      <BrowserWindow />
      <rect x="44" y="34" width="212" height="28" rx="14" fill={colors.line} />
      <rect x="60" y="44" width="96" height="8" rx="4" fill={colors.quiet} />
      <g stroke={colors.action} strokeWidth="2.5" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M224 40h16v12h-16zM229 57h6" />
        <path d="M232 43v6M229 46l3 3 3-3" />
      </g>
      <Ring x={232} y={48} />
      <Line x={48} y={92} width={150} />
      <Line x={48} y={112} width={196} />
    </Picture>
  ),
  /** The app among others. */
  home: (
    <Picture>
      <rect x="60" y="-30" width="180" height="220" rx="26" fill={colors.ground} />
      {[84, 132, 180].map((x) => (
        <rect key={x} x={x} y="20" width="36" height="36" rx="9" fill={colors.raised} />
      ))}
      <rect x="84" y="74" width="36" height="36" rx="9" fill={colors.raised} />
      <rect x="132" y="74" width="36" height="36" rx="9" fill={colors.app} />
      <rect x="136" y="116" width="28" height="5" rx="2.5" fill={colors.onGround} />
      <circle cx="150" cy="92" r="29" fill="none" stroke={colors.onGround} strokeWidth="3" />
    </Picture>
  ),
}
export type PictureName = keyof typeof pictures

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg className={picture} viewBox="0 0 300 150" aria-hidden>
      {children}
    </svg>
  )
}

/** A phone's screen, cut off by the picture. */
function Sheet({ y, height }: { y: number; height: number }) {
  return (
    <rect x="40" y={y} width="220" height={height} rx="26" fill={colors.surface} stroke={colors.line} strokeWidth="2" />
  )
}

/** A phone's page above the bar of its browser, with the bar's other signs; `tabs` is where the one for tabs begins. */
function BarBelow({ signs, tabs }: { signs: string; tabs: number }) {
  return (
    <>
      <Sheet y={-20} height={150} />
      <Line x={62} y={14} width={120} />
      <Line x={62} y={34} width={176} />
      <path d="M40 76h220" stroke={colors.line} />
      <g stroke={colors.quiet} strokeWidth="2.5" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={signs} />
        <rect x={tabs} y="97" width="14" height="14" rx="2" />
      </g>
    </>
  )
}

/** A browser on a computer, cut off by the picture. */
function BrowserWindow() {
  return (
    <rect x="24" y="20" width="252" height="160" rx="10" fill={colors.surface} stroke={colors.line} strokeWidth="2" />
  )
}

function Line({ x, y, width }: { x: number; y: number; width: number }) {
  return <rect x={x} y={y} width={width} height="9" rx="4.5" fill={colors.line} />
}

function Ring({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="21" fill="none" stroke={colors.action} strokeWidth="3" />
}

function Dots({ x, y }: { x: number; y: number }) {
  return (
    <g fill={colors.action}>
      {[-7, 0, 7].map((offset) => (
        <circle key={offset} cx={x} cy={y + offset} r="2.5" />
      ))}
    </g>
  )
}

/** The sign for sharing, with a ring around it. */
function Share({ x, y }: { x: number; y: number }) {
  return (
    <>
      <g
        transform={`translate(${x} ${y})`}
        stroke={colors.action}
        strokeWidth="2.8"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M-8-2v14H8V-2M0 5v-18M-6-8l6-6 6 6" />
      </g>
      <Ring x={x} y={y} />
    </>
  )
}
