import { useQuery } from '@tanstack/react-query'
import { useApp, type AppContext } from '#src/context/app-context.ts'
import { customContentQuery, generalFooter, shellBlocksQuery, type ShownBlock } from '#src/queries/content.ts'
import { knownFirst } from '#src/queries/known-first.ts'

/** How long a page waits for a footer of another host, in milliseconds. The server caches it for the next page. */
const patience = 400

/** Loads the tenant's content of header and footer, before a page is rendered. They are shown without it too. */
export async function loadShellContent(app: AppContext): Promise<void> {
  const { footer_content_url: url, footer_type } = app.init.settings.whitelabel_configs
  await Promise.all([
    knownFirst(app.queryClient, shellBlocksQuery(app)),
    ...(url && footer_type !== 'none'
      ? [atMost(patience, knownFirst(app.queryClient, customContentQuery(app, url)))]
      : []),
  ])
}

/** The tenant's block for the header (T03), on a phone or on wide screens. */
export function useHeaderBlock(screen: 'phone' | 'desk'): ShownBlock | undefined {
  const { header_block_content_key: key } = useApp().init.settings.whitelabel_configs
  return useShellBlocks([key], screen)[0]
}

/** The tenant's blocks for the footer (T03): its own and the general one, visible only on wide screens (U05). */
export function useFooterBlocks(): ShownBlock[] {
  const { footer_block_content_key: key } = useApp().init.settings.whitelabel_configs
  return useShellBlocks([key, generalFooter], 'desk')
}

/** The tenant's own footer from one of its hosts (C09); undefined while there is none. */
export function useFooterMarkup(): string | undefined {
  const app = useApp()
  const { footer_content_url: url = '' } = app.init.settings.whitelabel_configs
  const { data } = useQuery({ ...customContentQuery(app, url), enabled: url !== '' })
  return data?.html || undefined
}

function useShellBlocks(keys: readonly string[], screen: 'phone' | 'desk'): ShownBlock[] {
  const { data: blocks = [] } = useQuery(shellBlocksQuery(useApp()))
  return keys.flatMap((key) => blocks.filter((block) => block.key === key && (block.screen ?? screen) === screen))
}

const atMost = (milliseconds: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds))])
