import { consoleDataId, type ConsoleData } from '#contract/console/console-data'
import type { PageAssets } from '#contract/rendering'

type Parts = {
  data: ConsoleData
  title: string
  /** The tenant's colours and fonts. */
  style: string
  assets: Pick<PageAssets, 'script' | 'styles'>
}

/** The document of the console: nothing is in it but whose it is, since what it shows is for who is signed in. */
export const consolePage = ({ data, title, style, assets }: Parts): string => `<!doctype html>
<html lang="${data.language}" dir="${data.language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
${assets.styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`).join('\n')}
<style>${style}</style>
<script type="module" src="${escape(assets.script)}"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${consoleDataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
