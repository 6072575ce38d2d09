import { bar, steps } from './progress-bar.css.ts'

/** Progress in parts. The text beside it says the same, so it is hidden from assistive technology. */
export function ProgressBar({ value, of }: { value: number; of: number }) {
  return (
    <div className={bar} aria-hidden>
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={steps[index < value ? 'done' : 'ahead']} />
      ))}
    </div>
  )
}
