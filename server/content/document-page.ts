import type { Locale } from '#contract/locale'

type Parts = {
  title: string
  html: string
  locale: Locale
  tenantStyle: string
  /** Whether it is shown in a frame of a page that already has its title. */
  isFramed: boolean
}

/** A minimal page around sanitised markup: the tenant's colours and fonts, light and dark, both text directions, no script. */
export function documentPage({ title, html, locale, tenantStyle, isFramed }: Parts): { html: string; style: string } {
  const style = `${tenantStyle}\n${layout}`
  return {
    style,
    html: [
      `<!doctype html><html lang="${locale.language}" dir="${locale.direction}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
      '<meta name="color-scheme" content="light dark">',
      `<title>${escape(title)}</title><style>${style}</style></head>`,
      `<body><main>${isFramed ? '' : `<h1>${escape(title)}</h1>`}${html}</main></body></html>`,
    ].join(''),
  }
}

const layout = `
*{box-sizing:border-box}
body{margin:0;background:var(--tenant-color-surface);color:var(--tenant-color-text);font:1.0625rem/1.65 var(--tenant-font-text);overflow-wrap:anywhere}
:lang(ar) body{line-height:1.85}
main{max-inline-size:68ch;margin-inline:auto;padding:28px clamp(20px,5vw,40px) 64px}
h1,h2,h3,h4{font-family:var(--tenant-font-display);font-weight:var(--tenant-display-weight);letter-spacing:var(--tenant-display-tracking);line-height:1.3;text-wrap:balance}
main>:first-child{margin-block-start:0}
h1{font-size:clamp(1.6rem,5vw,2.1rem);margin:0 0 .7em}
h2{font-size:1.3rem;margin:1.9em 0 .5em}
h3,h4{font-size:1.075rem;margin:1.6em 0 .4em}
p,ul,ol,dl,blockquote,figure,table{margin:0 0 1.05em}
ul,ol{padding-inline-start:1.35em}
li{margin-block:.3em}
li::marker{color:var(--tenant-color-brand-text)}
a{color:var(--tenant-color-brand-text);text-underline-offset:.18em}
a:focus-visible{outline:2px solid var(--tenant-color-focus);outline-offset:2px;border-radius:2px}
blockquote{padding-inline-start:1.1em;border-inline-start:3px solid var(--tenant-color-accent);color:var(--tenant-color-text-quiet)}
figcaption,small{color:var(--tenant-color-text-quiet);font-size:.9em}
img{display:block;max-inline-size:100%;block-size:auto;margin-block-end:1.4em;border-radius:var(--tenant-radius-card)}
hr{border:0;border-block-start:1px solid var(--tenant-color-border);margin-block:2em}
table{border-collapse:collapse;inline-size:100%}
caption{text-align:start;color:var(--tenant-color-text-quiet);margin-block-end:.4em}
th,td{text-align:start;vertical-align:top;padding:.5em .7em;border-block-end:1px solid var(--tenant-color-border)}
th{font-weight:600}
@media print{body{background:none;color:#000}}
`

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
