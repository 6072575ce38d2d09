import { ArrowLeft, X } from 'lucide-react'
import { type ReactNode } from 'react'
import * as styles from './app-bar.css.ts'
import { IconButton, IconLink } from './button.tsx'
import { Wrap } from './layout.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** Somewhere to go, or something to do, by a drawing with this label. */
export type AppBarAction = { label: string } & ({ href: string } | { onPress: () => void })

export type AppBarProps = {
  title: ReactNode
  /** Under the title, for example "Step 2 of 4". */
  detail?: ReactNode
  back?: AppBarAction
  close?: AppBarAction
  /** How far along, drawn under the bar; `detail` says it in words. */
  progress?: { value: number; of: number }
  width?: 'page' | 'booking' | 'narrow'
}

/** The head of a step that asks for all attention: the way back, what this is, the way out. */
export function AppBar({ title, detail, back, close, progress, width = 'booking' }: AppBarProps) {
  return (
    <header className={styles.appBar}>
      <Wrap width={width}>
        <div className={styles.line}>
          {back ? <Action action={back} icon={ArrowLeft} /> : null}
          <div className={styles.words}>
            <div className={styles.title}>{title}</div>
            {detail ? <div className={styles.detail}>{detail}</div> : null}
          </div>
          {close ? <Action action={close} icon={X} /> : null}
        </div>
      </Wrap>
      {progress ? <ProgressBar {...progress} /> : null}
    </header>
  )
}

function Action({ action, icon }: { action: AppBarAction; icon: typeof X }) {
  const look = { label: action.label, icon, flip: icon === ArrowLeft }
  return 'href' in action ? (
    <IconLink {...look} href={action.href} />
  ) : (
    <IconButton {...look} onClick={action.onPress} />
  )
}
