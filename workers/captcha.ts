import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

/** Solves challenges of our own captcha beside the page, which can be used meanwhile. */
handler({ deriveKey })
