import { bar, steps } from './progress-bar.css.ts'

/** How far along one is, in parts. The words beside it say the same, so it is silent. */
export function ProgressBar({ value, of }: { value: number; of: number }) {
  return (
    <div className={bar} aria-hidden>
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={steps[index < value ? 'done' : 'ahead']} />
      ))}
    </div>
  )
}
