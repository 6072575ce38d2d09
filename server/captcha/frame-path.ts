/** Address of the document around reCAPTCHA, under the mount path. */
export const framePath = '/captcha-frame'
