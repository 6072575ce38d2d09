import type { SocialProvider } from '#contract/social-providers'
import * as css from './site-mark.css.ts'

/** The mark of a site, in its own colours; its name stands beside it. */
export function SiteMark({ of: provider }: { of: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={css.mark}>
      {marks[provider]}
    </svg>
  )
}

const marks = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M22 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.6a4.8 4.8 0 0 1-2.1 3.1v2.6h3.4c2-1.8 3.1-4.5 3.1-7.6z"
      />
      <path
        fill="#34a853"
        d="M12 22c2.8 0 5.2-.9 6.9-2.5l-3.4-2.6c-.9.6-2.1 1-3.5 1-2.7 0-5-1.8-5.8-4.3H2.7v2.7A10.4 10.4 0 0 0 12 22z"
      />
      <path fill="#fbbc05" d="M6.2 13.6a6.2 6.2 0 0 1 0-3.9V7H2.7a10.4 10.4 0 0 0 0 9.3z" />
      <path
        fill="#ea4335"
        d="M12 5.5c1.5 0 2.9.5 4 1.6l3-3A10 10 0 0 0 12 1.3 10.4 10.4 0 0 0 2.7 7l3.5 2.7C7 7.2 9.3 5.5 12 5.5z"
      />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path
        fill="#fff"
        d="M15.5 15.2l.5-3.2h-3V10c0-.9.4-1.7 1.8-1.7h1.4V5.6s-1.2-.2-2.4-.2c-2.5 0-4.1 1.5-4.1 4.2V12H7v3.2h2.7v7.6a11 11 0 0 0 3.3 0v-7.6z"
      />
    </>
  ),
} as const
