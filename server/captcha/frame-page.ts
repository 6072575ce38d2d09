type Shown = { siteKey: string; language: string; theme: 'light' | 'dark' }

/**
 * Shows the box, and tells the page its response, and how high the frame has to be: Google's pictures open over the box, within the frame.
 * What it is shown with stands in the document, so that the script is the same for everybody.
 */
export const frameScript = `
  const isNarrow = innerWidth < 304
  const tell = (message) => parent.postMessage(message, location.origin)
  const measure = () => {
    const open = [...document.querySelectorAll('iframe')].some((frame) => frame.src.includes('/bframe') && frame.getBoundingClientRect().top > -1000 && getComputedStyle(frame).visibility === 'visible')
    tell({ captchaHeight: open ? 600 : isNarrow ? 150 : 80 })
  }
  window.showCaptcha = () => {
    const box = document.getElementById('captcha')
    grecaptcha.render(box, {
      sitekey: box.dataset.siteKey,
      theme: box.dataset.theme,
      size: isNarrow ? 'compact' : 'normal',
      callback: (captcha) => tell({ captcha }),
    })
    new MutationObserver(measure).observe(document.body, { childList: true, subtree: true, attributes: true })
    measure()
  }
`

/** The document of the frame. */
export const framePage = ({ siteKey, language, theme }: Shown): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>reCAPTCHA</title>
<style>html{color-scheme:${theme}}body{margin:0;background:transparent}</style>
<script>${frameScript}</script>
<script src="https://www.google.com/recaptcha/api.js?onload=showCaptcha&amp;render=explicit&amp;hl=${language}" async defer></script>
</head><body><div id="captcha" data-theme="${theme}" data-site-key="${siteKey}"></div></body></html>
`
