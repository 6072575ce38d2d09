import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes which file each module is part of, beside Vite's manifest, which names those with a file of their own alone: what a page loads is measured by it
 * (scripts/size.mjs).
 */
export function listModules(): Plugin {
  let root: string
  return {
    name: 'list-modules',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? file.moduleIds.map((id) => [relative(root, id), file.fileName] as const) : [],
        )
        this.emitFile({
          type: 'asset',
          fileName: '.vite/modules.json',
          source: JSON.stringify(Object.fromEntries(files)),
        })
      },
    },
  }
}
